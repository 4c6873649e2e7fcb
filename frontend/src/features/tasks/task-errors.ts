// What is wrong with the task form: the product's own rules, asked before the server is, and the server's answers beside their fields.
import { messageOf } from '@practicum/shared/contract/messages'
import { formProblems, type TaskForm } from '@practicum/shared/features/tasks/tasks.form'
import { linkedProblem } from '@practicum/shared/features/tasks/tasks.linked'
import { repeatOnOf, type TaskMode, type TaskValues, untilOf } from './task-form'

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
  assignable_id: 'form',
}

/** `today` is the day in the person's zone. */
export function taskErrors(values: TaskValues, mode: TaskMode, today: string): TaskErrors {
  const problems = formProblems(mode === 'edit' ? editedForm(values) : newForm(values), today)
  const fields = problems.map(problem => [FIELD_OF[problem.field ?? ''], messageOf(problem.code, problem.data)])
  return { ...Object.fromEntries(fields.reverse()), ...(mode === 'create' && assigneeErrors(values)) }
}

const newForm = (values: TaskValues): TaskForm => ({
  description: values.description.trim(),
  startOn: values.publishLater ? values.start : null,
  dueOn: values.due,
  repeatOn: repeatOnOf(values),
  repeatDays: values.days,
  repeatUntil: untilOf(values),
  publishLater: values.publishLater && values.start === null,
  evaluation: values.evaluation,
  assignableId: values.form?.id ?? null,
})

/** Of an existing task only the words are judged here: a date that has passed since is no mistake of this edit. */
const editedForm = (values: TaskValues): TaskForm => ({
  ...newForm(values),
  ...{ startOn: null, dueOn: null, repeatOn: 'single', repeatUntil: null, publishLater: false },
})

function assigneeErrors(values: TaskValues): TaskErrors {
  if (values.assignees.length === 0) return { assignees: messageOf('usergroup.pick_required') }
  const roles = wrongRoles(values)
  return roles === '' ? {} : { form: roles }
}

/** Each role among the assignees that may not submit the form, in the words of the rule. */
function wrongRoles({ evaluation, form, assignees }: TaskValues): string {
  if (!evaluation || !form) return ''
  const submitterRoles = form.submitter_roles.map(({ keyname }) => keyname)
  const linked = { type: 'Form', id: form.id, name: form.name, submitterRoles } as const
  const roles = [...new Set(assignees.map(({ role_keyname }) => role_keyname))]
  const problems = roles.flatMap(role => linkedProblem(linked, role) ?? [])
  return problems.map(({ code, data }) => messageOf(code, data)).join('. ')
}
