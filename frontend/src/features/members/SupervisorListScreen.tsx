// The page of all supervisors of an organization.
import { MemberList } from './MemberList'

export default function SupervisorListScreen() {
  return <MemberList held="supervisor" />
}
