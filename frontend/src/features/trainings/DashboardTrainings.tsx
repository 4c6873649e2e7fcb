// The trainings of a trainee on their dashboard; who has none is told so elsewhere on it.
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { assignedMessages } from './assigned.messages'
import { TrainingTabs } from './TrainingTabs'
import { TOLD_BY_OTHERS } from './told-by-others'

export default function DashboardTrainings() {
  return (
    <ScreenWords name="assigned" english={assignedMessages}>
      <Panel />
    </ScreenWords>
  )
}

function Panel() {
  const translate = useTranslate()
  const { user } = useMe()
  const read = useRead(trainingsOfTrainee, { params: { id: user.id } }, TOLD_BY_OTHERS)
  if (read.data?.data.length === 0) return null
  return (
    <TitledPaper id="my-trainings" title={translate('assigned.own')}>
      <ReadFrame read={read}>{({ data }) => <TrainingTabs trainings={data} />}</ReadFrame>
    </TitledPaper>
  )
}
