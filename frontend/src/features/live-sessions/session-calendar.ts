// Sessions by the time they take: those to come, those that run, and those that are over.
import type { MeetingStatus, MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { useTranslate } from 'react-admin'
import type { CalendarContent, EntryTone } from '../../ui/list/calendar/calendar'
import type { SessionListKind } from './SessionList'

const TONES: Readonly<Record<MeetingStatus, EntryTone>> = {
  scheduled: 'open',
  started: 'now',
  ended: 'over',
  canceled: 'over',
}

const MINUTE_MS = 60_000

/** A month of what comes is also what has been and what comes later. */
const BESIDE: Readonly<Record<SessionListKind, readonly SessionListKind[]>> = {
  upcoming: ['scheduled', 'past'],
  scheduled: ['upcoming', 'past'],
  past: [],
  archived: [],
}

export function useSessionCalendar(kind: SessionListKind): CalendarContent<MeetingView> {
  const translate = useTranslate()
  return {
    days: 'starts',
    timed: true,
    sortBy: 'start_at',
    also: BESIDE[kind].map(other => `live-sessions/${other}`),
    entry: ({ title, status, start_at, duration }) =>
      start_at === null
        ? undefined
        : {
            title,
            status: translate(`live-sessions.status.${status}`),
            tone: TONES[status],
            start: start_at,
            end: new Date(Date.parse(start_at) + (duration ?? 0) * MINUTE_MS).toISOString(),
          },
  }
}
