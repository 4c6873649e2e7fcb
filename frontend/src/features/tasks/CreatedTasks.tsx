// What the reader has asked of others, as a tab of dashboards.
import { AssignTaskButton } from './NewTaskButtons'
import { TaskList } from './TaskList'

export default function CreatedTasks() {
  return <TaskList type="created" openOnly intents={<AssignTaskButton />} />
}
