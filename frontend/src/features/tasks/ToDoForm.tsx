// The form of a task for oneself, as it is opened from anywhere.
import TaskFormDialog from './TaskFormDialog'

export default function ToDoForm({ onClose }: { onClose: () => void }) {
  return <TaskFormDialog mode="self" onClose={onClose} />
}
