// One's own calendar: whether it has a secret address, and what that shows to whoever holds it.
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { type Binding, bindQuery, bindStream, type Eyes } from '@practicum/infra/http/bindings'
import type { Principal } from '@practicum/shared/access/principal'
import { calendarFeed, readCalendarFeed } from '@practicum/shared/features/calendar-feed/calendar-feed.contract'
import { calendarFeedPolicy } from '@practicum/shared/features/calendar-feed/calendar-feed.policy'
import { localeOf } from '@practicum/shared/kernel/locales'
import { refuse } from '@practicum/shared/kernel/refusal'
import { calendarText } from '../../reads/calendar-text'
import type { ReadServices } from '../../reads/ports'
import { type CalendarAsked, type CalendarEntry, type ReadSlots, usesOf } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const DAY_MS = 86_400_000
const DAYS_BACK = 90
const DAYS_AHEAD = 365
/** Of a kind, for each position. */
const MOST = 1000
/** How often it is worth reading again. */
const HOUR_S = 3600
const NAME = 'Practicum'

type FeedReads = Pick<ReadServices, 'feedOwners' | 'slots'>

export const calendarFeedQueries = ({ feedOwners, slots }: FeedReads): readonly Binding[] => [
  bindQuery(calendarFeed, ['calendar_feed'], async ({ db, principal }) => {
    const where = scopeOf(calendarFeedPolicy.see, principal, 'f')
    const [row] = await queryRows<{ since: Date }>(db, where.select('f.since', 'read.calendar_feed f'))
    return { since: row?.since.toISOString() ?? null }
  }),
  bindStream(readCalendarFeed, usesOf(slots.calendars), async ({ params, caller, origin, as, now }) => {
    const owner = await feedOwners.behind(params.secret, caller.ip)
    if (!owner) return refuse('not_found', {}, { kind: 'missing' })
    const locale = localeOf(owner.language) ?? caller.locale
    const asked = { ...windowAround(now), most: MOST, origin, locale }
    const entries = new Map<string, CalendarEntry>()
    for (const principal of owner.principals)
      for (const one of await entriesOf(principal, as(principal), { asked, slots })) entries.set(one.id, one)
    const text = calendarText(
      [...entries.values()].map(({ event }) => event),
      locale,
      { name: NAME, ttl: HOUR_S },
    )
    return {
      contentType: 'text/calendar; charset=utf-8',
      filename: 'calendar.ics',
      etag: `"${createHash('sha256').update(text).digest('base64url')}"`,
      headers: { 'Cache-Control': 'private, no-cache' },
      content: Readable.from([text]),
    }
  }),
]

/** Whole days, so that the same things make the same file all day. */
function windowAround(now: Date): Pick<CalendarAsked, 'from' | 'to'> {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return { from: new Date(today - DAYS_BACK * DAY_MS), to: new Date(today + DAYS_AHEAD * DAY_MS) }
}

/** Of one position, read with its eyes and noted as shown to it. */
async function entriesOf(
  principal: Principal,
  { read, note }: Eyes,
  { asked, slots }: { readonly asked: CalendarAsked; readonly slots: ReadSlots },
): Promise<readonly CalendarEntry[]> {
  const kinds = Object.values(slots.calendars)
  const entries = await read(async db => {
    const all = await Promise.all(kinds.map(kind => kind.entries({ db, principal }, asked, slots)))
    return all.flat()
  })
  await note(entries.map(({ id }) => ({ id })))
  return entries
}
