// A template and the form of a task: what the one keeps of the other, its days counted from today.
import type { TaskTemplateView } from '@practicum/shared/features/task-templates/task-templates.contract'
import { addDays } from '@practicum/shared/kernel/dates'

/** What a task of it says; not its name, nor whether it is shared. */
export type TemplateContent = Pick<
  TaskTemplateView,
  'description' | 'due_in' | 'repeat_on' | 'repeat_days' | 'repeat_for' | 'due_after'
>

/** What a form has of it, under the names of tasks. */
export interface Templated extends Pick<TemplateContent, 'description' | 'repeat_on' | 'repeat_days' | 'due_after'> {
  readonly due_date: string | null
  readonly repeat_until: string | null
}

/** What a form is filled in with: a general task. */
export type Filled = Templated & { readonly assignable_type: null }

const DAY_MS = 86_400_000

const dayAfter = (today: string, days: number | null): string | null => (days === null ? null : addDays(today, days))

/** Not before today. */
const daysTo = (today: string, day: string | null): number | null =>
  day === null ? null : Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS))

export const templatedBy = (template: TemplateContent, today: string): Filled => ({
  assignable_type: null,
  description: template.description,
  due_date: dayAfter(today, template.due_in),
  repeat_on: template.repeat_on,
  repeat_days: template.repeat_days,
  repeat_until: dayAfter(today, template.repeat_for),
  due_after: template.due_after,
})

/** Fields that the form does not ask for as it stands may still hold what was typed before. */
export function contentOf(values: Templated, today: string): TemplateContent {
  const { description, repeat_on, repeat_days, repeat_until, due_date, due_after } = values
  const repeats = repeat_on !== 'single'
  return {
    description,
    due_in: daysTo(today, due_date),
    repeat_on,
    repeat_days: repeats ? repeat_days : null,
    repeat_for: repeat_on === 'schedule' ? daysTo(today, repeat_until) : null,
    due_after: repeats && due_date === null ? due_after : null,
  }
}
