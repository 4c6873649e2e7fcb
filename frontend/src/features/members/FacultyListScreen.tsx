// The page of all faculty of an organization.
import { MemberList } from './MemberList'

export default function FacultyListScreen() {
  return <MemberList held="faculty" />
}
