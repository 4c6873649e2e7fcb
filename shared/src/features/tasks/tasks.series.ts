// How a series goes on: which dates its next instance has, if there is to be one now.
import { addDays } from '../../kernel/dates'
import type { Task } from './tasks.state'

export interface InstanceDates {
  readonly startOn: string
  readonly dueOn: string | null
}

/**
 * Counted from the latest instance, which must be `after`: by schedule the next start lies `repeatDays` after the latest start;
 * on completion it is today. The due date moves on by `repeatDays`. Undefined while it is too early, and when the series is over.
 */
export function nextInstance(task: Task, after: string, today: string): InstanceDates | undefined {
  const latest = task.instances.at(-1) ?? { id: task.id, startOn: task.startOn, dueOn: task.dueOn }
  if (task.repeatOn === 'single' || task.repeatDays === null || latest.id !== after) return undefined
  const bySchedule = task.repeatOn === 'schedule'
  const startOn = bySchedule ? addDays(latest.startOn ?? today, task.repeatDays) : today
  const over = task.repeatUntil !== null && startOn > task.repeatUntil
  if (over || startOn > today) return undefined
  return { startOn, dueOn: movedOn(latest.dueOn, task.repeatDays, startOn) }
}

/** Never before the start. */
function movedOn(dueOn: string | null, days: number, startOn: string): string | null {
  if (dueOn === null) return null
  const moved = addDays(dueOn, days)
  return moved > startOn ? moved : startOn
}
