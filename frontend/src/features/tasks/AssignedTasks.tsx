// What the reader has to do, as a tab of dashboards.
import { AddToDoButton } from './NewTaskButtons'
import { TaskList } from './TaskList'

export default function AssignedTasks() {
  return <TaskList type="assigned" openOnly intents={<AddToDoButton />} />
}
