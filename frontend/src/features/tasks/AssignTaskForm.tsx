// The form that hands out a task, as it is opened from anywhere.
import NewTaskFormDialog from './NewTaskFormDialog'

export default function AssignTaskForm({ onClose }: { onClose: () => void }) {
  return <NewTaskFormDialog mode="create" onClose={onClose} />
}
