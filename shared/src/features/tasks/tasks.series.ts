// How a series goes on: which dates its next instance has, if there is to be one now.
import { addDays } from '../../kernel/dates'
import type { Task } from './tasks.state'

export interface InstanceDates {
  readonly startAt: string
  readonly dueDate: string | null
}

/**
 * Counted from the latest instance, which must be `after`: by schedule the next start lies `repeatDays` after the latest start;
 * on completion it is today. The due date moves on by `repeatDays`. Undefined while it is too early, and when the series is over.
 */
export function nextInstance(task: Task, after: string, today: string): InstanceDates | undefined {
  const latest = task.instances.at(-1) ?? { id: task.id, startAt: task.startAt, dueDate: task.dueDate }
  if (task.repeatOn === 'single' || task.repeatDays === null || latest.id !== after) return undefined
  const bySchedule = task.repeatOn === 'schedule'
  const startAt = bySchedule ? addDays(latest.startAt ?? today, task.repeatDays) : today
  const over = task.repeatUntil !== null && startAt > task.repeatUntil
  if (over || startAt > today) return undefined
  return { startAt, dueDate: movedOn(latest.dueDate, task.repeatDays, startAt) }
}

/** Never before the start. */
function movedOn(dueDate: string | null, days: number, startAt: string): string | null {
  if (dueDate === null) return null
  const moved = addDays(dueDate, days)
  return moved > startAt ? moved : startAt
}
