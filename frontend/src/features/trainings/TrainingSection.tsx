// One's trainings on the page of one's account, for trainees.
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { TitledPaper } from '../../ui/TitledPaper'
import { assignedMessages } from './assigned.messages'
import { TraineeTrainings } from './TraineeTrainings'

export default function TrainingSection() {
  const { role } = useMe()
  return role !== 'trainee' ? null : (
    <ScreenWords name="assigned" english={assignedMessages}>
      <Section />
    </ScreenWords>
  )
}

function Section() {
  const { user } = useMe()
  return (
    <TitledPaper id="trainings" title={useTranslate()('assigned.own')}>
      <TraineeTrainings traineeId={user.id} />
    </TitledPaper>
  )
}
