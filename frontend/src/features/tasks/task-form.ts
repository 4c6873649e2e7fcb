// The task form as data: what it starts with, what its rules refuse, and what it sends.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { refOf } from '@practicum/shared/contract/shapes'
import type { CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { taskContent, taskFields } from '@practicum/shared/features/tasks/tasks.fields'
import { formProblems, taskFormOf } from '@practicum/shared/features/tasks/tasks.form'
import { assigneesProblems } from '@practicum/shared/features/tasks/tasks.linked'
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { initialRowOf, onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import { mayEditStart } from './task-rights'

export type TaskMode = 'create' | 'self' | 'edit'

/** What a form is opened for: the task that is changed, or the course that a new one is about. */
export interface TaskFormFor {
  readonly mode: TaskMode
  readonly task?: TaskView | TaskDetails | undefined
  readonly course?: CeCourseView | undefined
}

/** Under the names of the contract; people and a form as they were picked. */
export interface TaskValues extends RowOf<typeof taskFields> {
  /** `Form`: an evaluation, which asks for a form; a general task asks for words. */
  readonly assignable_type: TaskView['assignable_type']
  readonly assignable_id: FormView | null
  readonly assignees: readonly AvailableUser[]
  readonly publish_later: boolean
}

export const EMPTY_TASK: TaskValues = {
  ...initialRowOf(taskFields),
  ...{ assignable_type: null, assignable_id: null, assignees: [], publish_later: false },
}

export const valuesOf = (task: TaskView): TaskValues => ({
  ...{ ...EMPTY_TASK, ...onlyRow(taskFields, task), assignable_type: task.assignable_type },
  assignable_id: formOf(task),
  publish_later: task.start_at !== null && !task.published,
})

/** An existing task keeps what it is about; only its name is shown. */
const formOf = ({ assignable_type: type, assignable_id: id, assignable_name: name }: TaskView): FormView | null =>
  type === 'Form' && id !== null ? { id, name: name ?? '', status: 'published', submitter_roles: [] } : null

function bodyOf(values: TaskValues, course?: CeCourseView): Omit<BodyInputOf<typeof createTaskBatch>, 'assignees'> {
  const { publish_later, repeat_on, assignable_type, assignable_id } = values
  return {
    ...{ ...onlyRow(taskFields, values), publish_later },
    start_at: publish_later ? values.start_at : null,
    repeat_days: repeat_on === 'single' ? null : values.repeat_days,
    // A task that repeats on completion has no end date.
    repeat_until: repeat_on === 'schedule' ? values.repeat_until : null,
    ...(assignable_type === 'Form' && { assignable_type, assignable_id: assignable_id?.id ?? null }),
    ...(course && { assignable_type: 'CeCourse', assignable_id: course.id }),
  }
}

/** Of an existing task only the words are judged: a date that has passed since is no mistake of this edit. */
const OPENED = { startAt: null, dueDate: null, repeatOn: 'single', repeatUntil: null, publishLater: false } as const

/** What the rules of tasks refuse. `today` is the day in the person's zone. */
export function taskRefusals(values: TaskValues, mode: TaskMode, today: string): readonly Refusal[] {
  const refused = formProblems({ ...taskFormOf(bodyOf(values)), ...(mode === 'edit' && OPENED) }, today)
  if (mode !== 'create') return refused
  const { assignable_type, assignable_id: form, assignees } = values
  const submitterRoles = form?.submitter_roles.map(({ keyname }) => keyname) ?? []
  const linked = assignable_type === 'Form' && form ? { type: 'Form' as const, ...form, submitterRoles } : null
  return [
    ...refused,
    ...assigneesProblems(
      linked,
      assignees.map(({ role_keyname }) => role_keyname),
    ),
  ]
}

/** Answers the ids of the tasks. Exactly one assignee goes as `assignee`, several as `assignees`. */
export function taskRequest(
  values: TaskValues,
  { mode, task, course }: TaskFormFor,
): ContractRequest<{ readonly id: string } | { readonly ids: readonly string[] }> {
  if (task) return requestOf(editTask, { params: { id: task.id }, body: editBody(values, task) })
  const body = bodyOf(values, course)
  if (mode === 'self') return requestOf(createTask, { body: { ...body, self: true } })
  const [assignee, ...others] = values.assignees.map(refOf)
  if (assignee && others.length === 0) return requestOf(createTask, { body: { ...body, assignee } })
  return requestOf(createTaskBatch, { body: { ...body, assignees: values.assignees.map(refOf) } })
}

function editBody(values: TaskValues, task: TaskView): BodyInputOf<typeof editTask> {
  const { start_at, ...content } = onlyRow(taskContent, values)
  return { ...content, ...(mayEditStart(task) && { start_at }), version: task.version }
}
