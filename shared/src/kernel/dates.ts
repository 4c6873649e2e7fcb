// Calendar dates belong to a zone: "today" is asked for a person's zone, never in UTC.

import { z } from 'zod'
import { ISO_DAYS } from './locales'

/** `YYYY-MM-DD`, a day without a time, in the zone of the person concerned. */
export const localDate = z.iso.date()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** The calendar date that an instant falls on in an IANA zone. */
export function dateIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat(ISO_DAYS, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
}

/** What the clocks of a zone show at an instant, as a date whose UTC shows the same; to the second. */
export function wallClock(zone: string, at: Date): Date {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  )
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  return new Date(`${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}Z`)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const [two, year] = ['2-digit', 'numeric'] as const
  const made = new Intl.DateTimeFormat(ISO_DAYS, {
    timeZone: zone,
    hourCycle: 'h23',
    year,
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  })
  clocks.set(zone, made)
  return made
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
