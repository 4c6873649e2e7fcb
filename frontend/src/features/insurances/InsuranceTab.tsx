// Liability insurance among the tabs of a trainee's dashboard.
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { coverageMessages } from './coverage.messages'
import { InsuranceCard } from './InsuranceCard'

export default function InsuranceTab() {
  const { user } = useMe()
  return (
    <ScreenWords name="coverage" english={coverageMessages}>
      <InsuranceCard traineeId={user.id} />
    </ScreenWords>
  )
}
