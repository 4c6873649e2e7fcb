// The log of the Postgres engine as it can be checked and carried elsewhere: rows with their text and hash, out and in.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { ChainedEvent, ChainedLog, ChainedPage } from '../chain'
import { type Position, START, VersionConflict } from '../port'
import { fromPosition, toPosition } from '../positions'
import { ask } from './ask'
import { SETTLED } from './reader'

interface Row {
  readonly stream: string
  readonly revision: string
  readonly xid: string
  readonly ordinal: string
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
  readonly recorded_at: Date
  readonly hash: Buffer
}

const QUERY_TIMEOUT_MS = 30_000
const DEFAULT_LIMIT = 1000
/** Until one looks again. */
const UNSETTLED_MS = 50

export class Chained implements ChainedLog {
  constructor(private readonly pool: pg.Pool) {}

  async readChained({
    after = START,
    limit = DEFAULT_LIMIT,
  }: {
    after?: Position
    limit?: number
  } = {}): Promise<ChainedPage> {
    const { high, low } = fromPosition(after)
    const rows = await ask<Row>(this.pool, { name: 'log.chained', text: READ, silence: QUERY_TIMEOUT_MS }, [
      high,
      low,
      limit,
    ])
    const events = rows.map(chainedEvent)
    return { events, position: events.at(-1)?.position ?? after, caughtUp: events.length < limit }
  }

  /** An event is hidden as long as any transaction of the server is older and open, be it of another database. */
  async settled(waiting: () => void): Promise<void> {
    const [last] = await ask<{ xid: string }>(
      this.pool,
      { name: 'log.last', text: LAST, silence: QUERY_TIMEOUT_MS },
      [],
    )
    while (last && !(await this.isSettled(last.xid))) {
      waiting()
      await wait(UNSETTLED_MS)
    }
  }

  private async isSettled(xid: string): Promise<boolean> {
    const statement = { name: 'log.settled', text: IS_SETTLED, silence: QUERY_TIMEOUT_MS }
    const [row] = await ask<{ settled: boolean }>(this.pool, statement, [xid])
    return row?.settled === true
  }

  /** All of them in one transaction: together, or not at all. */
  async restore(events: readonly ChainedEvent[]): Promise<void> {
    const [first] = events
    if (!first) return
    const columns = [
      events.map(({ stream }) => stream),
      events.map(({ revision }) => revision.toString()),
      events.map(({ id }) => id),
      events.map(({ type }) => type),
      events.map(({ data }) => data),
      events.map(({ metadata }) => metadata),
      events.map(({ recordedAt }) => recordedAt),
      events.map(({ hash }) => hash.toString('hex')),
    ]
    const written = await ask(this.pool, { name: 'log.restore', text: RESTORE, silence: QUERY_TIMEOUT_MS }, columns)
    if (written.length !== events.length) throw new VersionConflict(first.stream, first.revision - 1n, 'none')
  }
}

const READ = `
  select stream, revision, xid::text, ordinal, id, type, data::text as data, metadata::text as metadata, recorded_at, hash
  from log.event
  where (xid, ordinal) > ($1::xid8, $2::bigint) and ${SETTLED}
  order by log.event.xid, ordinal limit $3`

const LAST = 'select xid::text from log.event order by log.event.xid desc limit 1'

const IS_SETTLED = `select ${SETTLED} as settled from (values ($1::xid8)) as last (xid)`

// Whatever does not follow the last event of its stream, in the log or among its fellows, is left out, and so noticed.
const RESTORE = `
  with item as materialized (
    select * from unnest($1::text[], $2::bigint[], $3::uuid[], $4::text[], $5::json[], $6::json[], $7::timestamptz[], $8::text[])
      with ordinality as i (stream, revision, id, type, data, metadata, recorded_at, hash, nth)
  ), fitting as (
    select item.*, revision - row_number() over (partition by stream order by nth)
      = (select coalesce(max(e.revision), -1) from log.event e where e.stream = item.stream) as fits from item
  )
  insert into log.event (stream, revision, xid, ordinal, id, type, data, metadata, recorded_at, hash)
  select stream, revision, pg_current_xact_id(), nth, id, type, data, metadata, recorded_at, decode(hash, 'hex')
  from fitting where (select bool_and(fits) from fitting)
  returning revision`

function chainedEvent({ revision, xid, ordinal, recorded_at, ...row }: Row): ChainedEvent {
  return { ...row, revision: BigInt(revision), position: toPosition(xid, ordinal), recordedAt: recorded_at }
}
