// Calendar dates belong to a zone: "today" is asked for a person's zone, never in UTC.

import { z } from 'zod'
import { ISO_DAYS } from './locales'
import { onceEach } from './once-each'

/** `YYYY-MM-DD`, a day without a time, in the zone of the person concerned. */
export const localDate = z.iso.date()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** To make one takes a hundred times as long as to use it. */
const inZones = (options: Intl.DateTimeFormatOptions) =>
  onceEach(timeZone => new Intl.DateTimeFormat(ISO_DAYS, { ...options, timeZone }))

const [year, two] = ['numeric', '2-digit'] as const
const DAY = { year, month: two, day: two }
const calendarIn = inZones(DAY)
const clockIn = inZones({ ...DAY, hourCycle: 'h23', hour: two, minute: two, second: two })

/** The calendar date that an instant falls on in an IANA zone. */
export const dateIn = (zone: string, at: Date): string => calendarIn(zone).format(at)

/** What the clocks of a zone show at an instant, as a date whose UTC shows the same; to the second. */
export function wallClock(zone: string, at: Date): Date {
  const parts = new Map(
    clockIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return new Date(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`)
}

/** The date that lies a number of days after another. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}

/** The Sunday that ends the week of a date. */
export const endOfWeek = (date: string): string => addDays(date, (7 - new Date(`${date}T00:00:00Z`).getUTCDay()) % 7)

/** The Monday that begins it. */
export const startOfWeek = (date: string): string => addDays(endOfWeek(date), -6)
