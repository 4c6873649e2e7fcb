// The form of a task for oneself, as it is opened from anywhere.
import NewTaskFormDialog from './NewTaskFormDialog'

export default function ToDoForm({ onClose }: { onClose: () => void }) {
  return <NewTaskFormDialog mode="self" onClose={onClose} />
}
