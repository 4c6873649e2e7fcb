// The task form as data: what it starts with, what is wrong with it, and what it sends.

import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { RepeatOn, TaskView } from '@practicum/shared/features/tasks/tasks.views'

export type TaskMode = 'create' | 'self' | 'edit'

export interface TaskValues {
  /** Which tab is open: an evaluation asks for a form, a general task for words. */
  readonly evaluation: boolean
  readonly form: FormView | null
  /** The course that the task is about. */
  readonly course: CeCourseView | null
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
  evaluation: false,
  form: null,
  course: null,
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
  evaluation: task.assignable_type === 'Form',
  form: formOf(task),
  course: courseOf(task),
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

/** An existing task keeps what it is about; only its name is shown. */
const formOf = ({ assignable_type: type, assignable_id: id, assignable_name: name }: TaskView): FormView | null =>
  type === 'Form' && id !== null ? { id, name: name ?? '', status: 'published', submitter_roles: [] } : null

const courseOf = ({
  assignable_type: type,
  assignable_id: id,
  assignable_name: name,
}: TaskView): CeCourseView | null => (type === 'CeCourse' && id !== null ? { id, title: name ?? '' } : null)

export const repeatOnOf = ({ repeats, onComplete }: TaskValues): RepeatOn =>
  repeats ? (onComplete ? 'complete' : 'schedule') : 'single'

/** A task that repeats on completion has no end date. */
export const untilOf = (values: TaskValues): string | null => (repeatOnOf(values) === 'schedule' ? values.until : null)

function common(values: TaskValues): Omit<BodyInputOf<typeof createTaskBatch>, 'assignees'> {
  return {
    description: values.description.trim(),
    start_at: values.publishLater ? values.start : null,
    due_date: values.due,
    publish_later: values.publishLater,
    repeat_on: repeatOnOf(values),
    repeat_days: values.repeats ? values.days : null,
    repeat_until: untilOf(values),
    ...linkOf(values),
  }
}

function linkOf({
  evaluation,
  form,
  course,
}: TaskValues): Pick<BodyInputOf<typeof createTask>, 'assignable_type' | 'assignable_id'> {
  if (evaluation) return { assignable_type: 'Form', assignable_id: form?.id ?? null }
  return course ? { assignable_type: 'CeCourse', assignable_id: course.id } : {}
}

const NAMED = 5

/** `Ana Ruiz, Devon Clarke, and 7 others`: whom several tasks are for. */
export function namesOf(people: readonly Pick<AvailableUser, 'name'>[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name)
  const more = people.length - names.length
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names)
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
