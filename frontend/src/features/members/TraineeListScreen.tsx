// The page of all trainees of an organization.
import { MemberList } from './MemberList'

export default function TraineeListScreen() {
  return <MemberList held="trainee" />
}
