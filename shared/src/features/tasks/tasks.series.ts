// How a series goes on: which dates its next instance has, if there is to be one now, and how many there will be.
import { addDays } from '../../kernel/dates'
import type { Task } from './tasks.state'

/** Completing it brings no other task about. */
export const isReopenable = ({ status, repeatOn }: Pick<Task, 'status' | 'repeatOn'>): boolean =>
  status !== 'complete' || repeatOn !== 'complete'

export interface InstanceDates {
  readonly startAt: string
  readonly dueDate: string | null
}

/**
 * Counted from the latest instance, which must be `after`: by schedule the next start lies `repeatDays` after the latest start;
 * on completion it is today. Undefined while it is too early, and when the series is over.
 */
export function nextInstance(task: Task, after: string, today: string): InstanceDates | undefined {
  const { repeatOn, repeatDays, repeatUntil, dueAfter } = task
  const latest = task.instances.at(-1) ?? { id: task.id, startAt: task.startAt, dueDate: task.dueDate }
  if (repeatOn === 'single' || repeatDays === null || latest.id !== after) return undefined
  const rhythm = { repeatDays, repeatUntil }
  const startAt = repeatOn === 'schedule' ? nextStart(latest.startAt ?? today, rhythm) : notAfter(today, repeatUntil)
  if (startAt === undefined || startAt > today) return undefined
  return {
    startAt,
    dueDate: dueAfter === null ? movedOn(latest.dueDate, repeatDays, startAt) : addDays(startAt, dueAfter),
  }
}

interface Rhythm {
  readonly repeatDays: number
  readonly repeatUntil: string | null
}

/** Undefined when the series is over. */
const nextStart = (start: string, { repeatDays, repeatUntil }: Rhythm): string | undefined =>
  notAfter(addDays(start, repeatDays), repeatUntil)

const notAfter = (day: string, end: string | null): string | undefined => (end !== null && day > end ? undefined : day)

/** More tasks than anybody looks at are not counted. */
export const SERIES_COUNTED = 1000

/**
 * How many tasks a series by schedule makes for one person, the first included; {@link SERIES_COUNTED} where there are more. None while it is not
 * said yet how it repeats.
 */
export function tasksInSchedule(
  start: string | null,
  { repeatDays, repeatUntil }: { readonly repeatDays: number | null; readonly repeatUntil: string | null },
): number {
  if (repeatDays === null || !Number.isInteger(repeatDays) || repeatDays < 1 || repeatUntil === null) return 0
  const rhythm = { repeatDays, repeatUntil }
  let [count, day] = [0, start === null ? undefined : notAfter(start, repeatUntil)]
  for (; day !== undefined && count < SERIES_COUNTED; day = nextStart(day, rhythm)) count += 1
  return count
}

/** The due day of the first task of a series that says how long each may take. */
export function firstDue(
  { dueDate, dueAfter, repeatOn }: Pick<Task, 'dueDate' | 'dueAfter' | 'repeatOn'>,
  appears: string,
): string | null {
  return dueDate === null && dueAfter !== null && repeatOn !== 'single' ? addDays(appears, dueAfter) : dueDate
}

/** Never before the start. */
function movedOn(dueDate: string | null, days: number, startAt: string): string | null {
  if (dueDate === null) return null
  const moved = addDays(dueDate, days)
  return moved > startAt ? moved : startAt
}
