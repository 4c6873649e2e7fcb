// Who is told about tasks.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { TaskEvent } from '@practicum/shared/features/tasks/tasks.events'
import { isShownToAssignee, type Task } from '@practicum/shared/features/tasks/tasks.state'
import type { Executor } from '../../execution/executor'
import type { Recipient, RecipientRule } from '../../reactions/notifying'
import { taskAggregate } from './tasks.aggregate'

type DataOf<Type extends TaskEvent['type']> = Extract<TaskEvent, { type: Type }>['data']

async function taskOf(executor: Executor, event: StoredEvent): Promise<Task | undefined> {
  const { state } = await executor.loadAfter(taskAggregate, event)
  return state.status === 'unknown' || state.status === 'deleted' ? undefined : state
}

const creatorOf = (task: Task): readonly Recipient[] => (task.creator ? [task.creator] : [])

const assigned: RecipientRule = async (event, executor) => {
  const task = await taskOf(executor, event)
  return task && isShownToAssignee(task) ? { kind: 'task.assigned', to: [task.assignee] } : undefined
}

/** Told is whoever it was made for: whoever has it since is told of that. */
const created: RecipientRule = async (event, executor) => {
  const { published, assigneeId: userId, assigneePositionId: positionId } = event.data as DataOf<'TaskCreated'>
  if (!published || !(await taskOf(executor, event))) return undefined
  return { kind: 'task.assigned', to: [{ userId, positionId }] }
}

const told =
  (kind: 'task.completed' | 'task.dismissed' | 'task.reopened'): RecipientRule =>
  async (event, executor) => {
    const task = await taskOf(executor, event)
    return task && { kind, to: creatorOf(task) }
  }

const commented: RecipientRule = async (event, executor) => {
  const task = await taskOf(executor, event)
  if (!task) return undefined
  const to = isShownToAssignee(task) ? [task.assignee, ...creatorOf(task)] : creatorOf(task)
  return { kind: 'task.commented', to }
}

/** Whoever had it, if they knew of it, and whoever has it now, if they may see it. */
const reassigned: RecipientRule = async (event, executor) => {
  const task = await taskOf(executor, event)
  if (!task) return undefined
  const { formerId, formerPositionId, assigneeId, assigneePositionId } = event.data as DataOf<'TaskReassigned'>
  const shownTo = (userId: string): boolean => task.published || task.creator?.userId === userId
  return [
    { kind: 'task.reassigned', to: shownTo(formerId) ? [{ userId: formerId, positionId: formerPositionId }] : [] },
    { kind: 'task.assigned', to: shownTo(assigneeId) ? [{ userId: assigneeId, positionId: assigneePositionId }] : [] },
  ]
}

export const taskRecipients: Readonly<Record<string, RecipientRule>> = {
  TaskCreated: created,
  TaskPublished: assigned,
  TaskReassigned: reassigned,
  TaskCompleted: told('task.completed'),
  TaskDismissed: told('task.dismissed'),
  TaskReopened: told('task.reopened'),
  TaskReminded: async (event, executor) => {
    const task = await taskOf(executor, event)
    return task && { kind: 'task.reminded', to: [task.assignee] }
  },
  TaskCommented: commented,
}
