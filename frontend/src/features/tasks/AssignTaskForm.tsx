// The form that hands out a task, as it is opened from anywhere.
import TaskFormDialog from './TaskFormDialog'

export default function AssignTaskForm({ onClose }: { onClose: () => void }) {
  return <TaskFormDialog mode="create" onClose={onClose} />
}
