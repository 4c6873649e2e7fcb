// Calendar dates belong to a zone: "today" is asked for a person's zone, never in UTC.
import { z } from 'zod'

/** `YYYY-MM-DD`, a day without a time, in the zone of the person concerned. */
export const localDate = z.iso.date()
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime()

/** The calendar date that an instant falls on in an IANA zone. */
export function dateIn(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    at,
  )
}

/** The date that lies a number of days after another. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
