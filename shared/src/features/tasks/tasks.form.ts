// What a task form must satisfy: the same rules beside the field in the browser and in the decider.

import { fromWire, type SaidOf, type SentOf } from '../../kernel/fields'
import type { Refusal } from '../../kernel/refusal'
import { refuse } from '../../kernel/refusal'
import { taskFields } from './tasks.fields'

export interface TaskForm extends SentOf<typeof taskFields> {
  /** The form says "publish in the future". */
  readonly publishLater: boolean
  /** An evaluation task is about a form; everything else is a general task. */
  readonly evaluation: boolean
  readonly assignableId: string | null
}

type SentForm = SaidOf<typeof taskFields> & {
  readonly publish_later?: boolean | undefined
  readonly assignable_type?: string | null | undefined
  readonly assignable_id?: string | null | undefined
}

/** From what it sends. */
export const taskFormOf = (sent: SentForm): TaskForm => ({
  ...fromWire(taskFields, sent),
  publishLater: sent.publish_later ?? false,
  evaluation: sent.assignable_type === 'Form',
  assignableId: sent.assignable_id ?? null,
})

type Rule = (form: TaskForm, today: string) => Refusal | false

const rules: readonly Rule[] = [
  form =>
    !form.evaluation &&
    form.description.trim() === '' &&
    refuse('task.description_required', {}, { field: 'description' }),
  form => form.evaluation && form.assignableId === null && refuse('task.form_required', {}, { field: 'assignable_id' }),
  form => form.publishLater && form.startAt === null && refuse('task.start_required', {}, { field: 'start_at' }),
  ({ startAt }, today) =>
    startAt !== null && startAt < today && refuse('task.start_too_early', {}, { field: 'start_at' }),
  ({ dueDate }, today) => dueDate !== null && dueDate < today && refuse('task.due_in_past', {}, { field: 'due_date' }),
  ({ startAt, dueDate }) =>
    startAt !== null &&
    dueDate !== null &&
    dueDate < startAt &&
    refuse('task.due_before_start', {}, { field: 'due_date' }),
  form =>
    form.repeatOn !== 'single' &&
    (form.repeatDays === null || form.repeatDays < 1) &&
    refuse('task.repeat_days_required', {}, { field: 'repeat_days' }),
  form =>
    form.repeatOn === 'schedule' &&
    form.repeatUntil === null &&
    refuse('task.repeat_until_required', {}, { field: 'repeat_until' }),
  ({ repeatOn, dueDate, dueAfter }) =>
    repeatOn !== 'single' &&
    dueDate !== null &&
    dueAfter !== null &&
    refuse('task.due_twice', {}, { field: 'due_after' }),
  ({ repeatUntil }, today) =>
    repeatUntil !== null && repeatUntil < today && refuse('task.repeat_until_past', {}, { field: 'repeat_until' }),
]

/** Everything that is wrong with the form, in the order of its fields. `today` is the date in the zone of the person concerned. */
export function formProblems(form: TaskForm, today: string): readonly Refusal[] {
  return rules.map(rule => rule(form, today)).filter(problem => problem !== false)
}
