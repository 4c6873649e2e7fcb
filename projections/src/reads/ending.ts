// What ends soon, in SQL: the rows of which somebody is to be reminded, as the rules reckon it.
import { type EndingCandidates, type EndingThing, LATE_DAYS, type ReminderDays } from '@practicum/shared/kernel/ending'
import type pg from 'pg'

/** As many as one run looks at; the others have their turn in the next. */
export const ENDING_MAX = 500

/** By a query with the instant as its one parameter, that answers `id`, `organizationId` and `today`. */
export const endingIn = (pool: pg.Pool, text: string): EndingCandidates => ({
  async due(at) {
    const { rows } = await pool.query<EndingThing>(text, [at])
    return rows
  },
})

interface EndingColumns {
  /** SQL of the last day. */
  readonly end: string
  /** Of the last reminder, in days before it; null: there was none. */
  readonly reminded: string
  /** Of the present day. */
  readonly today: string
}

/** A condition: a reminder is due that was not given. */
export const reminderIsDue = (at: ReminderDays, { end, reminded, today }: EndingColumns): string =>
  `${end} between ${today} - ${LATE_DAYS} and ${today} + ${at[0]} and (${reminded} is null or ${reminded} > (
    select min(days) from unnest(array[${at.join(', ')}]) as days where ${end} <= ${today} + days))`

interface SpanColumns {
  readonly id: string
  /** Its first day and its last one; null: without an end. */
  readonly start: string
  readonly end: string
}

/** A condition on two rows of one thing: `later` goes on where `one` ends, without a gap. Of several that end on one day the last by its id does. */
export const goesOn = ({ id, start, end }: SpanColumns, one = 't', later = 'later'): string =>
  `${later}.${start} <= ${one}.${end} + 1
    and (coalesce(${later}.${end}, 'infinity'), ${later}.${id}) > (${one}.${end}, ${one}.${id})`

/** A day that stands in a text: what was sealed and cannot be read any more is none. */
export const dayIn = (text: string): string => `(case when ${text} ~ '^\\d{4}-\\d\\d-\\d\\d$' then (${text})::date end)`

const LICENSE_END = dayIn(`l->>'expiresOn'`)

/** One of these for the same discipline and state as `l` holds so long. */
const licenseHolds = (licenses: string, soLong: string): string =>
  `exists (select from jsonb_array_elements(${licenses}) o
    where (o->>'disciplineId', o->>'stateId') is not distinct from (l->>'disciplineId', l->>'stateId')
      and coalesce(${dayIn(`o->>'expiresOn'`)} ${soLong}, true))`

/** A condition: licence `l` of these has ended, and none of them for the same discipline and state holds. */
export const licenseIsMissed = (licenses: string, today: string): string =>
  `(${LICENSE_END} < ${today} and not ${licenseHolds(licenses, `>= ${today}`)})`

/** A condition: none of these for the same discipline and state holds for longer than licence `l`. */
export const licenseIsLast = (licenses: string): string => `not ${licenseHolds(licenses, `> ${LICENSE_END}`)}`
