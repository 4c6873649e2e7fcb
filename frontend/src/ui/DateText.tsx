// Shows a day or an instant the way people write it, with the exact value on hover.

import { useMe } from '../providers/me'
import { longDay, longInstant, readerZone, shortDay } from './dates'

export function DayText({ day, long = false }: { day: string | null; long?: boolean }) {
  if (day === null) return null
  return <time dateTime={day}>{long ? longDay(day) : shortDay(day)}</time>
}

export function InstantText({ at }: { at: string | null }) {
  const { user } = useMe()
  if (at === null) return null
  return (
    <time dateTime={at} title={at}>
      {longInstant(at, user.timezone, { now: new Date(), zone: readerZone() })}
    </time>
  )
}
