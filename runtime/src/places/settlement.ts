// What an installation remembers of its log held against the log that is there: what is lost, up to where both agree, and what it takes to go on with this one.
import type { EventLog } from '@practicum/infra/event-store/chain'
import { type KeptEvent, lostPlaces, type Place, type PlacedEvent } from '@practicum/infra/event-store/places'
import { type Position, type RecordedEvent, START } from '@practicum/infra/event-store/port'
import { streamName } from '@practicum/shared/events/catalog'
import type pg from 'pg'
import { placesIn } from '../composition/places'

/** The last event that both know; where none is known, the beginning. */
export interface Agreed {
  readonly position: Position
  readonly event: PlacedEvent | undefined
  readonly recordedAt: Date
}

export interface Settlement {
  readonly lost: readonly Place[]
  readonly agreed: Agreed
  /** In this log, behind what both know. */
  readonly later: readonly RecordedEvent[]
  /** Number of the last anchor that was signed over what both know. */
  readonly lastAnchor: bigint
  /** Of persons whose registration the log does not hold. */
  readonly accounts: readonly string[]
  /** Set aside by effects, and not in the log. */
  readonly deadLetters: readonly string[]
  readonly figures: Figures
}

export interface Figures {
  readonly readModels: number
  readonly sessions: number
  readonly people: number
  readonly answers: number
  readonly anchors: number
}

export interface Compared {
  readonly log: EventLog
  /** As the owner of the database. */
  readonly pool: pg.Pool
}

const PAGE = 1000
const BEGINNING: Agreed = { position: START, event: undefined, recordedAt: new Date(0) }

/** Looks only. */
export async function settlementOf(compared: Compared): Promise<Settlement> {
  const { log, pool } = compared
  const places = await placesIn(pool)
  const lost = await lostPlaces(log, places)
  const anchor = await lastAnchorOf(compared)
  const held = places.flatMap(place => (place.event && !lost.includes(place) ? [place.event] : []))
  const agreed = await agreedOn(log, anchor.event ? [...held, anchor.event] : held)
  return {
    ...{ lost, agreed, lastAnchor: anchor.number },
    later: await eventsAfter(log, agreed.position),
    accounts: await accountsWithoutPerson(compared, agreed.recordedAt),
    deadLetters: await deadLettersLost(compared),
    figures: await figuresOf(pool, agreed.position, anchor.number),
  }
}

async function agreedOn(log: EventLog, events: readonly PlacedEvent[]): Promise<Agreed> {
  const event = events.toSorted((one, other) => (one.position < other.position ? 1 : -1))[0]
  if (!event) return BEGINNING
  const { events: found } = await log.readStream(event.stream, { from: event.revision, limit: 1 })
  return { position: event.position, event, recordedAt: found[0]?.recordedAt ?? BEGINNING.recordedAt }
}

async function eventsAfter(log: EventLog, from: Position): Promise<readonly RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (let after = from; ; ) {
    const page = await log.readAll({ after, limit: PAGE })
    events.push(...page.events)
    if (page.caughtUp) return events
    after = page.position
  }
}

interface AnchorRow {
  readonly number: string
  readonly head: Position
  readonly event: KeptEvent | null
}

/** Anchors stand one behind the other, so those that hold come before those that do not. */
async function lastAnchorOf({
  log,
  pool,
}: Compared): Promise<{ readonly number: bigint; readonly event: PlacedEvent | undefined }> {
  const { rows } = await pool.query<AnchorRow>('select number, head, event from log.anchor order by log.anchor.number')
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const row = rows[middle]
    const lost = row ? await lostPlaces(log, [placeOf(row)]) : []
    if (lost.length === 0) low = middle + 1
    else high = middle
  }
  const last = rows[low - 1]
  return { number: BigInt(last?.number ?? 0), event: last && placeOf(last).event }
}

const placeOf = ({ number, head: position, event }: AnchorRow): Place => ({
  ...{ of: `anchor ${number}`, position },
  event: event ? { ...event, position, revision: BigInt(event.revision) } : undefined,
})

async function accountsWithoutPerson({ log, pool }: Compared, since: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ userId: string }>(
    'select user_id as "userId" from access.credential where changed_at >= $1',
    [since],
  )
  const without = rows.map(async ({ userId }) => {
    const { exists } = await log.readStream(streamName({ aggregate: 'user' }, userId), { limit: 1 })
    return exists ? [] : [userId]
  })
  return (await Promise.all(without)).flat()
}

async function deadLettersLost({ log, pool }: Compared): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string; stream: string }>('select event_id as id, stream from bus.parked')
  const without = rows.map(async ({ id, stream }) => {
    const { events } = await log.readStream(stream)
    return events.some(event => event.id === id) ? [] : [id]
  })
  return (await Promise.all(without)).flat()
}

async function figuresOf(pool: pg.Pool, after: Position, lastAnchor: bigint): Promise<Figures> {
  const { rows } = await pool.query<Figures>(
    `select (select count(*)::int from read.checkpoint) as "readModels",
       (select count(*)::int from access.session where log_position > $1) as sessions,
       (select count(distinct user_id)::int from access.session where log_position > $1) as people,
       (select count(*)::int from access.answer where log_position > $1) as answers,
       (select count(*)::int from log.anchor a where a.number > $2) as anchors`,
    [after, lastAnchor],
  )
  return rows[0] ?? { readModels: 0, sessions: 0, people: 0, answers: 0, anchors: 0 }
}
