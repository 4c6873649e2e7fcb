// What a task remembers of its past, as far as its rules need it.
import { assertNever } from '../../kernel/decider'
import { only, type StoredOf } from '../../kernel/fields'
import type { TaskEvent } from './tasks.events'
import { taskContent, type taskRepetition } from './tasks.fields'
import type { TaskStatus } from './tasks.views'

export interface Person {
  readonly userId: string
  readonly positionId: string
}

export interface Task extends StoredOf<typeof taskContent>, StoredOf<typeof taskRepetition> {
  readonly status: TaskStatus | 'deleted'
  readonly id: string
  readonly organizationId: string
  readonly creator: Person | null
  readonly assignee: Person
  readonly zone: string
  readonly published: boolean
  readonly parentId: string | null
  /** Instances repeated from this task, oldest first; the task itself is not among them. */
  readonly instances: readonly {
    readonly id: string
    readonly startAt: string | null
    readonly dueDate: string | null
  }[]
  /** When its assignee was reminded last; an instant. */
  readonly remindedAt: string | null
  readonly created: Extract<TaskEvent, { type: 'TaskCreated' }>['data']
}

export type TaskState = { readonly status: 'unknown' } | Task

export const initialTask = (): TaskState => ({ status: 'unknown' })

export const isSelfAssigned = (task: Pick<Task, 'creator' | 'assignee'>): boolean =>
  task.creator?.userId === task.assignee.userId

/** The assignee sees a task once it is published, and their own at once. */
export const isShownToAssignee = (task: Task): boolean => task.published || isSelfAssigned(task)

export function evolveTask(state: TaskState, event: TaskEvent): TaskState {
  if (event.type === 'TaskCreated') return created(event.data)
  return state.status === 'unknown' ? state : evolveExisting(state, event)
}

function created(data: Extract<TaskEvent, { type: 'TaskCreated' }>['data']): Task {
  const { taskId, assigneeId, assigneePositionId } = data
  return {
    ...data,
    status: 'incomplete',
    id: taskId,
    assignee: { userId: assigneeId, positionId: assigneePositionId },
    instances: [],
    remindedAt: null,
    created: data,
  }
}

function evolveExisting(task: Task, event: Exclude<TaskEvent, { type: 'TaskCreated' }>): Task {
  switch (event.type) {
    case 'TaskEdited':
      return { ...task, ...only(taskContent, event.data) }
    case 'TaskReassigned': {
      const { assigneeId, assigneePositionId, description, zone } = event.data
      // Whoever has it now was not reminded yet.
      const assignee = { userId: assigneeId, positionId: assigneePositionId }
      return { ...task, assignee, description, zone, remindedAt: null }
    }
    case 'TaskPublished':
      return { ...task, published: true }
    case 'TaskCompleted':
      return { ...task, status: 'complete' }
    case 'TaskDismissed':
      return { ...task, status: 'dismissed' }
    case 'TaskReopened':
      return { ...task, status: 'incomplete' }
    case 'TaskDeleted':
      return { ...task, status: 'deleted' }
    case 'TaskReminded':
      return { ...task, remindedAt: event.data.at }
    case 'TaskCommented':
      return task
    case 'TaskRepeated': {
      const { instanceId, startAt, dueDate } = event.data
      return { ...task, instances: [...task.instances, { id: instanceId, startAt, dueDate }] }
    }
    default:
      return assertNever(event)
  }
}
