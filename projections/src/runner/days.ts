// Narrows rows to days: a period by its name, or from one day to another, as the reader counts days.
import { type DayFilter, daysOf } from '@practicum/shared/contract/day-filter'
import type { Conditions } from './conditions'

interface Days extends DayFilter {
  /** Of the reader. */
  readonly today: string
}

/** `column`: of days. */
export function onDays(where: Conditions, column: string, { today, ...asked }: Days): Conditions {
  for (const { from, to } of daysOf(asked, today)) {
    where.when(from, `${column} >= ?::date`).when(to, `${column} <= ?::date`)
  }
  return where
}

/** `column`: of instants; a day begins and ends by the clocks of the zone. */
export function inDays(
  where: Conditions,
  column: string,
  { today, zone, ...asked }: Days & { zone: string },
): Conditions {
  for (const { from, to } of daysOf(asked, today)) {
    if (from !== undefined) where.and(`${column} >= ?::date::timestamp at time zone ?`, from, zone)
    if (to !== undefined) where.and(`${column} < (?::date + 1)::timestamp at time zone ?`, to, zone)
  }
  return where
}
