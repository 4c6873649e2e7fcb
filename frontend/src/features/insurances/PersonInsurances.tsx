// The liability insurances of a trainee on their page, for the coordinators who see to it that there is one.
import { useTranslate } from 'react-admin'
import type { PersonPageProps } from '../../app/feature'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { TitledPaper } from '../../ui/TitledPaper'
import { coverageMessages } from './coverage.messages'
import { InsuranceCard } from './InsuranceCard'

export default function PersonInsurances({ person }: PersonPageProps) {
  const { role, user } = useMe()
  const isTrainee = person.positions.some(({ role_keyname }) => role_keyname === 'trainee')
  return isTrainee && role === 'coordinator' && !user.is_impersonating ? (
    <ScreenWords name="coverage" english={coverageMessages}>
      <Shown traineeId={person.id} />
    </ScreenWords>
  ) : null
}

function Shown({ traineeId }: { traineeId: string }) {
  return (
    <TitledPaper id="insurance" title={useTranslate()('coverage.title')}>
      <InsuranceCard traineeId={traineeId} whose="theirs" />
    </TitledPaper>
  )
}
