// The form of new trainings, as the palette opens it.
import TrainingFormDialog from './TrainingFormDialog'

export default function AssignCommand({ onClose }: { onClose: () => void }) {
  return <TrainingFormDialog onClose={onClose} />
}
