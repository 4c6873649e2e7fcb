// Events that a consumer could not handle: set aside with the reason, until an operator, the cause mended, has them handed back to it.

import type pg from 'pg'
import { unlessAborted } from '../availability/unless-aborted'
import type { EventStore, Position, RecordedEvent } from '../event-store/port'
import type { Migration } from '../postgres/migrate'
import type { Bus } from './port'

export const againMigration: Migration = {
  name: '002-parked-again',
  sql: `alter table bus.parked add column asked_at timestamptz, add column handed_at timestamptz;
    comment on column bus.parked.asked_at is 'Since when an operator wants it handled again.';
    comment on column bus.parked.handed_at is 'When it was last given to the bus again; with a row in the inbox since then, it is handled.'`,
}

export const revisionMigration: Migration = {
  name: '003-parked-revision',
  sql: `alter table bus.parked add column revision bigint;
    comment on column bus.parked.revision is 'Of the event in its stream; null where an older release parked it.'`,
}

export const failureMigration: Migration = {
  name: '006-parked-failure',
  sql: `alter table bus.parked add column failure text;
    comment on column bus.parked.failure is 'Name of the class of the error, whose words may hold personal data; null where an older release parked it.'`,
}

export interface DeadLetter {
  readonly consumer: string
  readonly eventId: string
  readonly stream: string
  readonly position: Position
  /** Why the consumer could not handle it. */
  readonly error: string
  readonly parkedAt: Date
  /** Since when it is to be handled again; null for one that nobody asked for. */
  readonly replayRequestedAt: Date | null
}

/** In the order of the log. */
export async function deadLetters(pool: pg.Pool): Promise<readonly DeadLetter[]> {
  const { rows } = await pool.query<DeadLetter>(
    `select consumer, event_id as "eventId", stream, position, error, parked_at as "parkedAt", asked_at as "replayRequestedAt"
     from bus.parked order by position, consumer`,
  )
  return rows
}

/** One of them without what its error says. */
export interface SetAside extends Omit<DeadLetter, 'error' | 'position'> {
  /** Name of the class of the error; null where an older release parked it. */
  readonly failure: string | null
}

export interface SetAsideEffects {
  readonly total: number
  readonly effects: readonly SetAside[]
}

/** So many at most, those that have waited longest first. */
export async function setAsideEffects(pool: pg.Pool, most: number): Promise<SetAsideEffects> {
  const { rows } = await pool.query<SetAside & { total: number }>(
    `select consumer, event_id as "eventId", stream, failure, parked_at as "parkedAt", asked_at as "replayRequestedAt",
       count(*) over ()::int as total
     from bus.parked order by parked_at, event_id, consumer limit $1`,
    [most],
  )
  return { total: rows[0]?.total ?? 0, effects: rows.map(({ total: _total, ...one }) => one) }
}

/** Those of this event, or all of them; answers how many. What was asked for before is on its way already, or handled and about to be let go of. */
export async function requestReplay(pool: pg.Pool, eventId?: string): Promise<number> {
  const { rowCount } = await pool.query(
    `update bus.parked set asked_at = coalesce(asked_at, now()), handed_at = case when asked_at is not null then handed_at end
     where $1::uuid is null or event_id = $1`,
    [eventId],
  )
  return rowCount ?? 0
}

export interface ReplayParts {
  readonly pool: pg.Pool
  readonly store: EventStore
  readonly bus: Bus
}

/** In the inbox, of `bus.parked p`. */
const HANDLED = 'select from bus.inbox i where (i.consumer, i.event_id, i.stream) = (p.consumer, p.event_id, p.stream)'
/** What the bus was given and nobody noted as handled: the process may have ended in between. */
const UNANSWERED = `handed_at < now() - interval '1 minute' and not exists (${HANDLED})`
const AT_ONCE = 500
const NEVER = new AbortController().signal

/**
 * One round: lets go of what has been handled since, and gives the bus what is wanted again. Waits until the bus answers for it, which may take hours;
 * once `given` is aborted it does not: what has no answer comes again.
 */
export async function replayRequested({ pool, store, bus }: ReplayParts, given = NEVER): Promise<void> {
  await pool.query(`delete from bus.parked p where handed_at is not null and exists (${HANDLED})`)
  const { rows } = await pool.query<Wanted>(
    `with wanted as (
       update bus.parked set handed_at = now() where (consumer, event_id, stream) in (
         select consumer, event_id, stream from bus.parked p
         where asked_at is not null and (handed_at is null or ${UNANSWERED})
         order by position limit ${AT_ONCE})
       returning *
     ), forgotten as (
       delete from bus.inbox i using wanted w where (i.consumer, i.event_id, i.stream) = (w.consumer, w.event_id, w.stream)
     )
     select distinct position, event_id as "eventId", stream, revision from wanted order by position`,
  )
  const events = await Promise.all(rows.map(wanted => recordedEvent(store, wanted)))
  const handed = bus.publish(
    events.flatMap(event => event ?? []),
    given,
  )
  // It may be given up after the stop, when nobody else hears of it.
  handed.catch(() => undefined)
  await unlessAborted(handed, given)
}

type Wanted = Pick<DeadLetter, 'position' | 'eventId' | 'stream'> & { readonly revision: string | null }

async function recordedEvent(
  store: EventStore,
  { eventId, stream, revision }: Wanted,
): Promise<RecordedEvent | undefined> {
  const there = revision === null ? {} : { from: BigInt(revision), limit: 1 }
  const { events } = await store.readStream(stream, there)
  return events.find(({ id }) => id === eventId)
}
