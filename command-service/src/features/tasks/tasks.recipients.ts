// Who is told about tasks.
import { isShownToAssignee, type Task } from '@practicum/shared/features/tasks/tasks.state'
import type { Executor } from '../../execution/executor'
import type { Recipient, RecipientRule } from '../../reactions/notifying'
import { taskAggregate } from './tasks.aggregate'

async function taskOf(executor: Executor, id: string): Promise<Task | undefined> {
  const { state } = await executor.load(taskAggregate, id)
  return state.status === 'unknown' || state.status === 'deleted' ? undefined : state
}

const creatorOf = (task: Task): readonly Recipient[] => (task.creator ? [task.creator] : [])

const assigned: RecipientRule = async (event, executor) => {
  const task = await taskOf(executor, event.entityId)
  return task && isShownToAssignee(task) ? { kind: 'task.assigned', to: [task.assignee] } : undefined
}

const closed =
  (kind: 'task.completed' | 'task.dismissed'): RecipientRule =>
  async (event, executor) => {
    const task = await taskOf(executor, event.entityId)
    return task && { kind, to: creatorOf(task) }
  }

const commented: RecipientRule = async (event, executor) => {
  const task = await taskOf(executor, event.entityId)
  if (!task) return undefined
  const to = isShownToAssignee(task) ? [task.assignee, ...creatorOf(task)] : creatorOf(task)
  return { kind: 'task.commented', to }
}

export const taskRecipients: Readonly<Record<string, RecipientRule>> = {
  TaskCreated: async (event, executor, find) =>
    event.data.published === true ? assigned(event, executor, find) : undefined,
  TaskPublished: assigned,
  TaskCompleted: closed('task.completed'),
  TaskDismissed: closed('task.dismissed'),
  TaskCommented: commented,
}
