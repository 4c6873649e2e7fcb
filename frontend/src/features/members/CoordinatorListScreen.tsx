// The page of all coordinators of an organization.
import { MemberList } from './MemberList'

export default function CoordinatorListScreen() {
  return <MemberList held="coordinator" />
}
