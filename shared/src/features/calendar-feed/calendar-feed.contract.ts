// One's own calendar over HTTP: a secret address that programs for calendars read again and again, without signing in.
import { z } from 'zod'
import { command, query, stream } from '../../contract/row'

const feature = 'calendar-feed'
const own = { who: 'signed-in', relation: "one's own, of all one's positions" } as const

export const calendarFeed = query({
  name: 'calendarFeed',
  feature,
  path: '/api/calendar-feeds',
  summary: 'Whether one has a secret address of one’s calendar, and since when. The address itself is not told again.',
  access: { ...own, protected: false },
  answer: z.object({ since: z.string().nullable() }),
})

export const issueCalendarFeed = command({
  name: 'issueCalendarFeed',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/calendar-feeds',
  summary: 'Make the secret address of one’s calendar, or another one in its place: the one before opens nothing then.',
  access: { ...own, impersonation: 'deny' },
  /** `path`: told this once. */
  answer: z.object({ path: z.string() }),
})

export const withdrawCalendarFeed = command({
  name: 'withdrawCalendarFeed',
  feature,
  method: 'POST',
  path: '/api/calendar-feeds/withdraw',
  summary: 'Withdraw the secret address of one’s calendar: it opens nothing from the answer on.',
  access: { ...own, impersonation: 'deny' },
  answer: z.object({ since: z.null() }),
})

const FEED_FILE = 'text/calendar'

export const readCalendarFeed = stream({
  name: 'readCalendarFeed',
  feature,
  path: '/api/calendar-feeds/:secret/calendar.ics',
  summary: 'Live sessions and due days of tasks of whoever’s address it is, as they see them now (iCalendar).',
  access: { who: 'anyone', relation: 'whoever has the secret address', protected: true },
  params: z.strictObject({ secret: z.string() }),
  produces: [FEED_FILE],
  headers: { ETag: 'of what it holds; with it in `If-None-Match`, 304 where nothing has changed' },
  refusals: ['too_many_requests'],
})

export const feedPath = (secret: string): string => readCalendarFeed.path.replace(':secret', secret)
