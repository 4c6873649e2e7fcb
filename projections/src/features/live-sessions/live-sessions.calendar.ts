// A live session as an entry of a calendar: the same entry each time, in a later version where it has changed.

import { inLocale } from '@practicum/shared/contract/phrases'
import type { MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { Locale } from '@practicum/shared/kernel/locales'
import { filled } from '@practicum/shared/kernel/texts'
import { type ICalEventData, ICalEventStatus } from 'ical-generator'
import { calendarText } from '../../reads/calendar-text'

const MINUTE_MS = 60_000
export const HOSTED = 'Hosted by {host}'

export interface Reading {
  /** Of the links in it. */
  readonly origin: string
  readonly locale: Locale
}

/** As text in the format of iCalendar. */
export const calendarOf = (meeting: MeetingView, reading: Reading): string =>
  calendarText([entryOf(meeting, reading)], reading.locale)

/** Instants are in UTC: whoever reads them shows them in their own zone. */
export function entryOf(meeting: MeetingView, { origin, locale }: Reading): ICalEventData {
  const { id, title, start_at, duration, version, status, owner, created_at, updated_at } = meeting
  const start = new Date(start_at)
  const url = `${origin}/livesessions/${id}`
  return {
    id: `meeting-${id}@practicum`,
    sequence: version,
    stamp: new Date(updated_at),
    created: new Date(created_at),
    lastModified: new Date(updated_at),
    start,
    end: new Date(start.getTime() + duration * MINUTE_MS),
    summary: title,
    description: `${filled(inLocale(locale, HOSTED), { host: owner.name })}\n${url}`,
    location: url,
    url,
    status: status === 'canceled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}
