// The form of a new task as data: what it starts with, what it asks for when, what its rules refuse, and what it sends.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { refOf } from '@practicum/shared/contract/shapes'
import type { CourseTitle } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { createTask, createTaskBatch } from '@practicum/shared/features/tasks/tasks.contract'
import { taskFields } from '@practicum/shared/features/tasks/tasks.fields'
import { formProblems, taskFormOf } from '@practicum/shared/features/tasks/tasks.form'
import { assigneesProblems } from '@practicum/shared/features/tasks/tasks.linked'
import { initialRowOf } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { ApiFailure } from '../../providers/api-failure'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import { type Asked, askedOf } from '../../ui/form/use-asked'
import type { TaskValues } from './TaskFields'

/** What a form is opened for: others or oneself, and the course that the task is about. */
export interface NewTaskFor {
  readonly mode: 'create' | 'self'
  readonly course?: CourseTitle | undefined
  /** What it begins with. */
  readonly like?: TaskValues | undefined
  /** Already picked. */
  readonly invited?: readonly AvailableUser[] | undefined
}

export const newTask = ({ course, invited = [] }: Partial<NewTaskFor> = {}): TaskValues => ({
  ...initialRowOf(taskFields),
  ...{ assignable_type: course ? 'CeCourse' : null, assignable_id: null, assignees: invited, publish_later: false },
})

export const firstOf = (opened: NewTaskFor): TaskValues => opened.like ?? newTask(opened)

/** Another task would be for or about others, or like another one; nor is a draft of it kept for next time. */
export const isOnce = ({ course, like, invited }: NewTaskFor): boolean =>
  [course, like, invited].some(given => given !== undefined)

/** The list in which it then stands. */
export const LIST = { create: 'created', self: 'assigned' } as const

export const ASKED: Asked<TaskValues> = {
  assignable_id: ({ assignable_type }) => assignable_type === 'Form',
  start_at: ({ publish_later }) => publish_later,
  repeat_days: ({ repeat_on }) => repeat_on !== 'single',
  // A task that repeats on completion has no end date.
  repeat_until: ({ repeat_on }) => repeat_on === 'schedule',
  // A day says it already: later ones move on from there.
  due_after: ({ repeat_on, due_date }) => repeat_on !== 'single' && due_date === null,
}

function bodyOf(values: TaskValues, course?: CourseTitle): Omit<BodyInputOf<typeof createTaskBatch>, 'assignees'> {
  const { assignees: _picked, assignable_id: about, ...body } = askedOf(values, ASKED)
  return { ...body, assignable_id: (course ?? about)?.id ?? null }
}

/** What the rules of tasks refuse. `today` is the day in the person's zone. */
export function newTaskRefusals(values: TaskValues, { mode, course }: NewTaskFor, today: string): readonly Refusal[] {
  const refused = formProblems(taskFormOf(bodyOf(values, course)), today)
  if (mode === 'self') return refused
  const { assignable_id: form } = askedOf(values, ASKED)
  const submitterRoles = form?.submitter_roles.map(({ keyname }) => keyname) ?? []
  const roles = values.assignees.map(({ role_keyname }) => role_keyname)
  return [...refused, ...assigneesProblems(form && { type: 'Form', ...form, submitterRoles }, roles)]
}

/** Answers the ids of the tasks. Exactly one assignee goes as `assignee`, several as `assignees`. */
export function newTaskRequest(
  values: TaskValues,
  { mode, course }: NewTaskFor,
): ContractRequest<{ readonly id: string } | { readonly ids: readonly string[] }> {
  const body = bodyOf(values, course)
  if (mode === 'self') return requestOf(createTask, { body: { ...body, self: true } })
  const [assignee, ...others] = values.assignees.map(refOf)
  if (assignee && others.length === 0) return requestOf(createTask, { body: { ...body, assignee } })
  return requestOf(createTaskBatch, { body: { ...body, assignees: values.assignees.map(refOf) } })
}

/** Only the refused creation of a single task is listed in the alert as well. */
export const refusedTitle = ({ endpoint }: ApiFailure): string | undefined =>
  endpoint === `${createTask.method} ${createTask.path}` ? 'tasks.failed_create' : undefined
