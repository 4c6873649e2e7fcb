// The task form as data: what it starts with, what its rules refuse, and what it sends.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import { formProblems, type TaskForm } from '@practicum/shared/features/tasks/tasks.form'
import { linkedProblem } from '@practicum/shared/features/tasks/tasks.linked'
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { fromWire, initialRowOf, onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

export type TaskMode = 'create' | 'self' | 'edit'
export type EditedTask = TaskView | TaskDetails

/** Under the names of the contract; people and a form as they were picked. */
export interface TaskValues extends RowOf<typeof taskContent>, RowOf<typeof taskRepetition> {
  /** `Form`: an evaluation, which asks for a form; a general task asks for words. */
  readonly assignable_type: TaskView['assignable_type']
  readonly assignable_id: FormView | null
  readonly assignees: readonly AvailableUser[]
  readonly publish_later: boolean
}

export const EMPTY_TASK: TaskValues = {
  assignable_type: null,
  assignable_id: null,
  ...initialRowOf(taskContent),
  ...initialRowOf(taskRepetition),
  assignees: [],
  publish_later: false,
}

export function valuesOf(task: TaskView): TaskValues {
  return {
    ...onlyRow(taskContent, task),
    ...onlyRow(taskRepetition, task),
    assignable_type: task.assignable_type,
    assignable_id: formOf(task),
    assignees: [],
    publish_later: task.start_at !== null && !task.published,
  }
}

/** An existing task keeps what it is about; only its name is shown. */
const formOf = ({ assignable_type: type, assignable_id: id, assignable_name: name }: TaskView): FormView | null =>
  type === 'Form' && id !== null ? { id, name: name ?? '', status: 'published', submitter_roles: [] } : null

/** What a form is opened for. */
export interface TaskFormFor {
  readonly mode: TaskMode
  /** The one that is changed. */
  readonly task?: EditedTask | undefined
  /** The course that a new task is about. */
  readonly course?: CeCourseView | undefined
}

function common(values: TaskValues, course?: CeCourseView): Omit<BodyInputOf<typeof createTaskBatch>, 'assignees'> {
  const { publish_later, repeat_on } = values
  return {
    ...onlyRow(taskContent, values),
    ...{ description: values.description.trim(), publish_later, repeat_on },
    start_at: publish_later ? values.start_at : null,
    repeat_days: repeat_on === 'single' ? null : values.repeat_days,
    // A task that repeats on completion has no end date.
    repeat_until: repeat_on === 'schedule' ? values.repeat_until : null,
    ...linkOf(values, course),
  }
}

function linkOf(
  { assignable_type, assignable_id }: TaskValues,
  course?: CeCourseView,
): Pick<BodyInputOf<typeof createTask>, 'assignable_type' | 'assignable_id'> {
  if (assignable_type === 'Form') return { assignable_type, assignable_id: assignable_id?.id ?? null }
  return course ? { assignable_type: 'CeCourse', assignable_id: course.id } : {}
}

/** What the rules of tasks refuse. `today` is the day in the person's zone. */
export function taskRefusals(values: TaskValues, mode: TaskMode, today: string): readonly Refusal[] {
  const refused = formProblems(mode === 'edit' ? editedForm(values) : newForm(values), today)
  return mode === 'create' ? [...refused, ...assigneeRefusals(values)] : refused
}

function newForm(values: TaskValues): TaskForm {
  const sent = common(values)
  return {
    ...fromWire(taskContent, sent),
    ...fromWire(taskRepetition, sent),
    publishLater: values.publish_later,
    evaluation: values.assignable_type === 'Form',
    assignableId: sent.assignable_id ?? null,
  }
}

/** Of an existing task only the words are judged here: a date that has passed since is no mistake of this edit. */
const editedForm = (values: TaskValues): TaskForm => ({
  ...newForm(values),
  ...{ startAt: null, dueDate: null, repeatOn: 'single', repeatUntil: null, publishLater: false },
})

/** Each role among the assignees that may not submit the form. */
function assigneeRefusals({ assignable_type, assignable_id: form, assignees }: TaskValues): readonly Refusal[] {
  if (assignees.length === 0) return [refuse('usergroup.pick_required', {}, { field: 'assignees' })]
  if (assignable_type !== 'Form' || !form) return []
  const submitterRoles = form.submitter_roles.map(({ keyname }) => keyname)
  const roles = [...new Set(assignees.map(({ role_keyname }) => role_keyname))]
  return roles.flatMap(role => linkedProblem({ type: 'Form', ...form, submitterRoles }, role) ?? [])
}

const NAMED = 5

/** `Ana Ruiz, Devon Clarke, and 7 others`: whom several tasks are for. */
export function namesOf(people: readonly Pick<AvailableUser, 'name'>[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name)
  const more = people.length - names.length
  return new Intl.ListFormat('en').format(more > 0 ? [...names, `${more} more`] : names)
}

const refOf = ({ id, position_id }: AvailableUser) => ({ id, position_id })

/** Answers the ids of the tasks. Exactly one assignee goes as `assignee`, several as `assignees`. */
export function taskRequest(
  values: TaskValues,
  { mode, task, course }: TaskFormFor,
): ContractRequest<{ readonly id: string } | { readonly ids: readonly string[] }> {
  if (task) return requestOf(editTask, { params: { id: task.id }, body: editBody(values, task) })
  const body = common(values, course)
  if (mode === 'self') return requestOf(createTask, { body: { ...body, self: true } })
  const [first, ...others] = values.assignees
  if (first && others.length === 0) return requestOf(createTask, { body: { ...body, assignee: refOf(first) } })
  return requestOf(createTaskBatch, { body: { ...body, assignees: values.assignees.map(refOf) } })
}

/** What may still change: the publish date only before it has come, and never on a repeated instance. */
function editBody(values: TaskValues, task: TaskView): BodyInputOf<typeof editTask> {
  const { start_at, ...content } = onlyRow(taskContent, values)
  return {
    ...content,
    description: content.description.trim(),
    ...(mayEditStart(task) && { start_at }),
    version: task.version,
  }
}

export const isRepeatedInstance = (task: TaskView): boolean => task.parent_id !== null || task.repeated_by !== null
export const mayEditStart = (task: TaskView): boolean => !task.published && !isRepeatedInstance(task)
