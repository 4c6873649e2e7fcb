// The task form as data: what it starts with, what is wrong with it, and what it sends.

import { messageOf } from '@practicum/shared/contract/messages'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { formProblems } from '@practicum/shared/features/tasks/tasks.form'
import type { RepeatOn, TaskView } from '@practicum/shared/features/tasks/tasks.views'

export type TaskMode = 'create' | 'self' | 'edit'

export interface TaskValues {
  readonly description: string
  readonly assignees: readonly AvailableUser[]
  readonly publishLater: boolean
  readonly start: string | null
  readonly due: string | null
  readonly repeats: boolean
  readonly days: number | null
  readonly until: string | null
  readonly onComplete: boolean
}

export const EMPTY_TASK: TaskValues = {
  description: '',
  assignees: [],
  publishLater: false,
  start: null,
  due: null,
  repeats: false,
  days: null,
  until: null,
  onComplete: false,
}

export const valuesOf = (task: TaskView): TaskValues => ({
  description: task.description,
  assignees: [],
  publishLater: task.start_at !== null && !task.published,
  start: task.start_at,
  due: task.due_date,
  repeats: task.repeat_on !== 'single',
  days: task.repeat_days,
  until: task.repeat_until,
  onComplete: task.repeat_on === 'complete',
})

const repeatOnOf = ({ repeats, onComplete }: TaskValues): RepeatOn =>
  repeats ? (onComplete ? 'complete' : 'schedule') : 'single'

export type TaskErrors = { readonly [Field in keyof TaskValues]?: string }

/** The contract's field to the form's. */
export const FIELD_OF: Readonly<Record<string, keyof TaskValues>> = {
  description: 'description',
  start_at: 'start',
  due_date: 'due',
  repeat_days: 'days',
  repeat_until: 'until',
  repeat_on: 'repeats',
  assignee: 'assignees',
  assignees: 'assignees',
}

/** The product's own rules, asked before the server is; `today` is the day in the person's zone. */
export function taskErrors(values: TaskValues, mode: TaskMode, today: string): TaskErrors {
  const isNew = mode !== 'edit'
  const problems = formProblems(
    {
      description: values.description.trim(),
      startOn: values.publishLater && isNew ? values.start : null,
      dueOn: isNew ? values.due : null,
      repeatOn: isNew ? repeatOnOf(values) : 'single',
      repeatDays: values.days,
      repeatUntil: isNew ? untilOf(values) : null,
      publishLater: isNew && values.publishLater && values.start === null,
      evaluation: false,
      assignableId: null,
    },
    today,
  )
  const fields = problems.map(problem => [FIELD_OF[problem.field ?? ''], messageOf(problem.code, problem.data)])
  const nobody = mode === 'create' && values.assignees.length === 0
  return { ...Object.fromEntries(fields.reverse()), ...(nobody && { assignees: messageOf('usergroup.pick_required') }) }
}

/** A task that repeats on completion has no end date. */
const untilOf = (values: TaskValues): string | null => (repeatOnOf(values) === 'schedule' ? values.until : null)

function common(values: TaskValues): Omit<BodyInputOf<typeof createTaskBatch>, 'assignees'> {
  return {
    description: values.description.trim(),
    start_at: values.publishLater ? values.start : null,
    due_date: values.due,
    publish_later: values.publishLater,
    repeat_on: repeatOnOf(values),
    repeat_days: values.repeats ? values.days : null,
    repeat_until: untilOf(values),
  }
}

const refOf = ({ id, position_id }: AvailableUser) => ({ id, position_id })

export type TaskPayload =
  | { readonly kind: 'one'; readonly body: BodyInputOf<typeof createTask> }
  | { readonly kind: 'several'; readonly body: BodyInputOf<typeof createTaskBatch> }

/** Exactly one assignee goes as `assignee`, several as `assignees`. */
export function createPayload(values: TaskValues, mode: TaskMode): TaskPayload {
  if (mode === 'self') return { kind: 'one', body: { ...common(values), self: true } }
  const [first, ...others] = values.assignees
  if (first && others.length === 0) return { kind: 'one', body: { ...common(values), assignee: refOf(first) } }
  return { kind: 'several', body: { ...common(values), assignees: values.assignees.map(refOf) } }
}

/** What may still change: the publish date only before it has come, and never on a repeated instance. */
export function editPayload(values: TaskValues, task: TaskView): BodyInputOf<typeof editTask> {
  return {
    description: values.description.trim(),
    due_date: values.due,
    ...(mayEditStart(task) && { start_at: values.start }),
    version: task.version,
  }
}

export const isRepeatedInstance = (task: TaskView): boolean => task.parent_id !== null || task.repeated_by !== null
export const mayEditStart = (task: TaskView): boolean => !task.published && !isRepeatedInstance(task)
