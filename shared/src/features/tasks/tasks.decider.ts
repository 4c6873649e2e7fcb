// The rules of tasks: who may do what when, and how a series goes on.
import type { Assignable } from '../../access/assignable'
import type { Role } from '../../access/roles'
import { REMIND_AGAIN_HOURS, remindedLately } from '../../contract/reminding'
import { addDays } from '../../kernel/dates'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { type Changes, changed, initiallyOf, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { TaskEvent } from './tasks.events'
import { taskContent, taskRepetition } from './tasks.fields'
import { formProblems, type TaskForm } from './tasks.form'
import { linkedProblem } from './tasks.linked'
import { isReopenable, nextInstance } from './tasks.series'
import {
  evolveTask,
  initialTask,
  isSelfAssigned,
  isShownToAssignee,
  type Person,
  type Task,
  type TaskState,
} from './tasks.state'

type CreatedData = Extract<TaskEvent, { type: 'TaskCreated' }>['data']

/** `linked` and `assigneeRole` are looked up by whoever gives the command. */
export interface CreateTask {
  readonly type: 'CreateTask'
  readonly data: CreatedData
  readonly form: TaskForm
  readonly linked: Assignable | null
  readonly assigneeRole: Role
  readonly today: string
}

/** `linked` and who it is given to are looked up by whoever gives the command. */
export interface ReassignTask {
  readonly type: 'ReassignTask'
  readonly to: Person & { readonly role: Role; readonly zone: string }
  readonly linked: Assignable | null
}

export type TaskCommand =
  | CreateTask
  | { readonly type: 'CreateInstance'; readonly data: CreatedData }
  | { readonly type: 'EditTask'; readonly changes: TaskChanges; readonly today: string }
  | ReassignTask
  | { readonly type: 'PublishTask'; readonly today: string }
  | { readonly type: 'CompleteTask'; readonly by: Person }
  | { readonly type: 'DismissTask'; readonly by: Person }
  | { readonly type: 'ReopenTask'; readonly by: Person }
  | { readonly type: 'RemindTask'; readonly by: Person; readonly now: string }
  | { readonly type: 'DeleteTask' }
  | { readonly type: 'CommentOnTask'; readonly commentId: string; readonly by: Person; readonly body: string }
  /** `after`: the instance whose completion or schedule brings the next one about. */
  | { readonly type: 'RepeatTask'; readonly instanceId: string; readonly after: string; readonly today: string }

/** Absent: unchanged. null: cleared. */
export type TaskChanges = Changes<typeof taskContent> & Changes<typeof taskRepetition>

export const taskDecider: Decider<TaskCommand, TaskState, TaskEvent> = {
  initialState: initialTask,
  decide(command, state) {
    if (command.type === 'CreateTask' || command.type === 'CreateInstance') return create(command, state)
    if (state.status === 'unknown' || state.status === 'deleted') return missing(command)
    return decideExisting(command, state)
  },
  evolve: evolveTask,
}

/** Deleting what is deleted changes nothing; a schedule that comes late finds nothing to do. */
function missing(command: TaskCommand): Decision<TaskEvent> {
  const harmless = command.type === 'DeleteTask' || command.type === 'PublishTask' || command.type === 'RepeatTask'
  return harmless ? [] : refuse('not_found', {}, { kind: 'missing' })
}

function create(command: Extract<TaskCommand, { data: CreatedData }>, state: TaskState): Decision<TaskEvent> {
  if (state.status !== 'unknown') return []
  const [problem] = command.type === 'CreateTask' ? creationProblems(command) : []
  return problem ?? [{ type: 'TaskCreated', data: command.data }]
}

/** Everything that speaks against creating it, the form's own mistakes first. */
export function creationProblems({ form, linked, assigneeRole, today }: CreateTask): readonly Refusal[] {
  return [...formProblems(form, today), linkedProblem(linked, assigneeRole) ?? []].flat()
}

type OnExisting = Exclude<TaskCommand, { data: CreatedData }>

function decideExisting(command: OnExisting, task: Task): Decision<TaskEvent> {
  switch (command.type) {
    case 'EditTask':
      return edit(command, task)
    case 'ReassignTask':
      return reassign(command, task)
    case 'PublishTask':
      return publish(command.today, task)
    case 'CompleteTask':
      return close(command.by, task, 'complete')
    case 'DismissTask':
      return close(command.by, task, 'dismissed')
    case 'ReopenTask':
      return reopen(command.by, task)
    case 'RemindTask':
      return remind(command, task)
    case 'DeleteTask':
      return isInSeries(task) ? refuse('task.in_series') : [{ type: 'TaskDeleted', data: { taskId: task.id } }]
    case 'CommentOnTask':
      return [comment(command, task)]
    case 'RepeatTask':
      return repeat(command, task)
    default:
      return assertNever(command)
  }
}

const isInSeries = (task: Task): boolean => task.parentId !== null || task.instances.length > 0

function edit({ changes, today }: Extract<TaskCommand, { type: 'EditTask' }>, task: Task): Decision<TaskEvent> {
  const content = dueWithStart(changed(taskContent, task, changes), task)
  const refused = fixedParts(changes, task) ?? editProblems(content, task, today)
  if (refused) return refused
  if (sameIn(taskContent, content, task)) return []
  return [{ type: 'TaskEdited', data: { taskId: task.id, assigneeId: task.assignee.userId, ...content } }]
}

type Content = StoredOf<typeof taskContent>

/** What is due some days after it appears moves with the day on which it does, unless it is given another day. */
function dueWithStart(content: Content, { startAt, dueDate, dueAfter }: Task): Content {
  const start = content.startAt
  const moves = dueAfter !== null && start !== null && start !== startAt && content.dueDate === dueDate
  return moves ? { ...content, dueDate: addDays(start, dueAfter) } : content
}

/** What an existing task never changes. Sending the same value again is no change. */
function fixedParts(changes: TaskChanges, task: Task): Refusal | undefined {
  if (task.status !== 'incomplete') return refuse('task.closed', { status: task.status }, { kind: 'conflict' })
  const differs = (sent: unknown, kept: unknown): boolean => sent !== undefined && sent !== kept
  const repetition = Object.keys(taskRepetition) as (keyof typeof taskRepetition)[]
  if (repetition.some(name => differs(changes[name], task[name])))
    return refuse('task.repeat_fixed', {}, { field: 'repeat_on' })
  if (!differs(changes.startAt, task.startAt)) return undefined
  if (task.parentId !== null) return refuse('task.publish_date_fixed', {}, { field: 'start_at' })
  return task.published ? refuse('task.already_published', {}, { field: 'start_at' }) : undefined
}

/** A date that has passed since it was set is no mistake of this edit. */
function editProblems(content: Content, task: Task, today: string): Refusal | undefined {
  const { startAt, dueDate } = content
  const [problem] = formProblems(
    {
      ...content,
      startAt: startAt === task.startAt ? null : startAt,
      dueDate: dueDate === task.dueDate ? null : dueDate,
      ...initiallyOf(taskRepetition),
      publishLater: !task.published && startAt === null,
      evaluation: task.created.assignableType === 'Form',
      assignableId: task.created.assignableId,
    },
    today,
  )
  return problem
}

function reassign({ to, linked }: ReassignTask, task: Task): Decision<TaskEvent> {
  if (task.status !== 'incomplete') return refuse('task.closed', { status: task.status }, { kind: 'conflict' })
  const { userId: formerId, positionId: formerPositionId } = task.assignee
  if (to.positionId === formerPositionId) return refuse('task.same_assignee', {}, { field: 'assignee' })
  const problem = linkedProblem(linked, to.role)
  if (problem) return refuse(problem.code, problem.data, { field: 'assignee' })
  const { id: taskId, description } = task
  const given = { assigneeId: to.userId, assigneePositionId: to.positionId, description, zone: to.zone }
  return [{ type: 'TaskReassigned', data: { taskId, formerId, formerPositionId, ...given } }]
}

function publish(today: string, task: Task): Decision<TaskEvent> {
  const due = task.status === 'incomplete' && !task.published && (task.startAt === null || task.startAt <= today)
  return due ? [{ type: 'TaskPublished', data: { taskId: task.id } }] : []
}

/** Only the assignee closes a task, once. Asking for the same end again changes nothing; asking for the other is a conflict. */
function close(by: Person, task: Task, end: 'complete' | 'dismissed'): Decision<TaskEvent> {
  if (by.positionId !== task.assignee.positionId) return refuse('task.not_assignee', {}, { kind: 'forbidden' })
  if (task.status === end) return []
  if (task.status !== 'incomplete') return refuse('task.closed', { status: task.status }, { kind: 'conflict' })
  if (!isShownToAssignee(task)) return refuse('task.not_published')
  return [{ type: end === 'complete' ? 'TaskCompleted' : 'TaskDismissed', data: { taskId: task.id, by } }]
}

/** Whoever closed it takes that back; not where the next of its series has begun with its completion. */
function reopen(by: Person, task: Task): Decision<TaskEvent> {
  if (by.positionId !== task.assignee.positionId) return refuse('task.not_assignee', {}, { kind: 'forbidden' })
  if (task.status === 'incomplete') return []
  if (!isReopenable(task)) return refuse('task.repeated', {}, { kind: 'conflict' })
  return [{ type: 'TaskReopened', data: { taskId: task.id, by } }]
}

/** Also where one of them has another account by now. */
const isSame = (one: Person, other: Person): boolean =>
  one.userId === other.userId || one.positionId === other.positionId

/** Of what is still to be done, and seen by whoever is to do it. */
function remind({ by, now }: Extract<TaskCommand, { type: 'RemindTask' }>, task: Task): Decision<TaskEvent> {
  if (task.status !== 'incomplete') return refuse('task.closed', { status: task.status }, { kind: 'conflict' })
  if (isSelfAssigned(task) || isSame(by, task.assignee)) return refuse('task.own')
  if (!isShownToAssignee(task)) return refuse('task.not_published')
  if (remindedLately(task.remindedAt, now)) return refuse('task.reminded_lately', { hours: REMIND_AGAIN_HOURS })
  return [{ type: 'TaskReminded', data: { taskId: task.id, by, at: now } }]
}

function comment({ commentId, by, body }: Extract<TaskCommand, { type: 'CommentOnTask' }>, task: Task): TaskEvent {
  const author = { authorId: by.userId, authorPositionId: by.positionId }
  return { type: 'TaskCommented', data: { taskId: task.id, commentId, ...author, body } }
}

function repeat(
  { instanceId, after, today }: Extract<TaskCommand, { type: 'RepeatTask' }>,
  task: Task,
): Decision<TaskEvent> {
  const next = nextInstance(task, after, today)
  if (!next) return []
  const number = task.instances.length + 2
  return [
    {
      type: 'TaskRepeated',
      data: { taskId: task.id, instanceId, number, ...next, repeatedBy: after, published: true },
    },
  ]
}
