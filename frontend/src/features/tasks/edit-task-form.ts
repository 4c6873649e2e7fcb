// The form of a task that exists as data: what it opens with, what its rules refuse, and what it sends.

import type { AnswerOf } from '@practicum/shared/contract/row'
import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import { editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { taskContent, taskFields } from '@practicum/shared/features/tasks/tasks.fields'
import { formProblems, taskFormOf } from '@practicum/shared/features/tasks/tasks.form'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { onlyRow } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import type { TaskValues } from './TaskFields'
import { mayEditStart } from './task-rights'

export const valuesOf = (task: TaskView): TaskValues => ({
  ...onlyRow(taskFields, task),
  ...{ assignable_type: task.assignable_type, assignable_id: formOf(task), assignees: [], publish_later: false },
})

const formOf = ({ assignable_type: type, assignable_id: id, assignable_name: name }: TaskView): FormView | null =>
  type === 'Form' && id !== null ? { id, name: name ?? '', status: 'published', submitter_roles: [] } : null

/** The title of the course that it is about. */
export const courseOf = ({ assignable_type, assignable_name }: TaskView): string | null =>
  assignable_type === 'CeCourse' ? assignable_name : null

/** Only the words are judged: a date that has passed since is no mistake of this edit. */
export function editTaskRefusals({ description, assignable_type, assignable_id }: TaskValues): readonly Refusal[] {
  return formProblems(taskFormOf({ description, assignable_type, assignable_id: assignable_id?.id }), '')
}

export function editTaskRequest(values: TaskValues, task: TaskView): ContractRequest<AnswerOf<typeof editTask>> {
  const { start_at, ...content } = onlyRow(taskContent, values)
  const body = { ...content, ...(mayEditStart(task) && { start_at }), version: task.version }
  return requestOf(editTask, { params: { id: task.id }, body })
}
