// An instant as people type it: a day and a time in their zone.
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

/** `YYYY-MM-DD` and `HH:MM`. */
export interface TypedInstant {
  readonly day: string | null
  readonly time: string | null
}

export const NOTHING_TYPED: TypedInstant = { day: null, time: null }

export function typedInstant(at: string, zone: string): TypedInstant {
  const local = dayjs(at).tz(zone)
  return { day: local.format('YYYY-MM-DD'), time: local.format('HH:mm') }
}

/** ISO 8601 in UTC; null while the day or the time is missing. */
export const instantOf = ({ day, time }: TypedInstant, zone: string): string | null =>
  day === null || time === null ? null : dayjs.tz(`${day} ${time}`, zone).toISOString()
