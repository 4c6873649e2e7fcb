// What a form that repeats a task will make, as a sentence, before anything is made.
import Typography from '@mui/material/Typography'
import { SERIES_COUNTED, tasksInSchedule } from '@practicum/shared/features/tasks/tasks.series'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { shortDay } from '../../ui/dates'
import { stepWords } from './repeat-steps'
import type { TaskValues } from './TaskFields'

type Words = (key: string, count?: number, more?: object) => string

/** `today` in the zone of the reader. Nothing is said while it is not clear how it repeats. */
export function RepeatSentence({ control, today }: { control: Control<TaskValues>; today: string }) {
  const translate = useTranslate()
  const values = useWatch({ control }) as TaskValues
  const words: Words = (key, smart_count, more) => translate(`tasks.form.makes.${key}`, { smart_count, ...more })
  const made = madeBy(values, { words, today })
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {made && `${made} ${dueOf(values, words)}`}
    </Typography>
  )
}

function madeBy(values: TaskValues, { words, today }: { words: Words; today: string }): string | false {
  const { repeat_on, repeat_days: repeatDays, repeat_until: repeatUntil, publish_later, start_at, assignees } = values
  if (repeat_on !== 'schedule') return repeat_on === 'complete' && words('complete')
  const each = tasksInSchedule(publish_later ? start_at : today, { repeatDays, repeatUntil })
  if (!repeatDays || !repeatUntil || each === 0) return false
  const people = new Set(assignees.map(({ position_id }) => position_id)).size
  const [many, several] = [each === SERIES_COUNTED, people > 1]
  const every = words(...stepWords('every', repeatDays), { until: shortDay(repeatUntil) })
  const all = several && !many ? [words('all', people, { all: each * people })] : []
  return `${every} – ${[words(many ? 'many' : 'tasks', each), ...all].join(' ')}.`
}

function dueOf({ due_date, due_after, repeat_days }: TaskValues, words: Words): string {
  if (due_date !== null) return words(...stepWords('moved', repeat_days ?? 0))
  if (due_after === null || Number.isNaN(due_after)) return words('undue')
  return due_after === 0 ? words('same_day') : words('due', due_after)
}
