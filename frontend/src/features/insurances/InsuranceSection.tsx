// Liability insurance on the page of one's account, for trainees.
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { TitledPaper } from '../../ui/TitledPaper'
import { coverageMessages } from './coverage.messages'
import { InsuranceCard } from './InsuranceCard'

export default function InsuranceSection() {
  const { role, user } = useMe()
  return role !== 'trainee' || user.is_impersonating ? null : (
    <ScreenWords name="coverage" english={coverageMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const { user } = useMe()
  return (
    <TitledPaper id="insurance" title={useTranslate()('coverage.title')}>
      <InsuranceCard traineeId={user.id} />
    </TitledPaper>
  )
}
