// The liability insurances of a trainee on their page, for the coordinators who see to it that there is one.
import { useTranslate } from 'react-admin'
import type { PersonPagePartProps } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { TitledPaper } from '../../ui/TitledPaper'
import { coverageMessages } from './coverage.messages'
import { InsuranceCard } from './InsuranceCard'

export default function PersonInsurances({ person }: PersonPagePartProps) {
  return (
    <ScreenWords name="coverage" english={coverageMessages}>
      <Shown traineeId={person.id} />
    </ScreenWords>
  )
}

function Shown({ traineeId }: { traineeId: string }) {
  return (
    <TitledPaper id="insurance" title={useTranslate()('coverage.title')}>
      <InsuranceCard traineeId={traineeId} whose="theirs" />
    </TitledPaper>
  )
}
