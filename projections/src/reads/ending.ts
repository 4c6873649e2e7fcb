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

/** A day that stands in a text: what was sealed and cannot be read any more is none. */
export const dayIn = (text: string): string => `(case when ${text} ~ '^\\d{4}-\\d\\d-\\d\\d$' then (${text})::date end)`

/** A condition: licence `l` of these has ended, and none of them for the same discipline and state holds. */
export const licenseIsMissed = (licenses: string, today: string): string =>
  `(${dayIn(`l->>'expiresOn'`)} < ${today} and not exists (select from jsonb_array_elements(${licenses}) o
    where (o->>'disciplineId', o->>'stateId') is not distinct from (l->>'disciplineId', l->>'stateId')
      and coalesce(${dayIn(`o->>'expiresOn'`)} >= ${today}, true)))`
