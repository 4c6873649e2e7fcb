// The way of a read from the database: rows become recorded events, one stream at a time or in the order of the whole log.
import type pg from 'pg'
import { batched } from '../../postgres/batching'
import {
  type Batch,
  type Filter,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  START,
  type StreamRead,
} from '../port'
import { fromPosition, toPosition } from '../positions'
import { ask } from './ask'

interface Row {
  readonly stream: string
  readonly revision: string
  readonly xid: string
  readonly ordinal: string
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: unknown
  readonly recorded_at: Date
  readonly wanted: boolean
}

const COLUMNS = 'stream, revision, xid::text, ordinal, id, type, data, metadata, recorded_at'
/** Below the oldest transaction still running nothing can appear any more, so what is read there is final. */
export const SETTLED = 'xid < pg_snapshot_xmin(pg_current_snapshot())'
const DEFAULT_LIMIT = 1000
const QUERY_TIMEOUT_MS = 30_000
/** Events of one stream at most that are read together with those of others. */
const SMALL = 100

interface Asked {
  readonly stream: string
  readonly from: bigint
  readonly limit: number
}

/** Rejects with {@link StoreUnavailable} when the server cannot be reached, is restarting or stays silent for 30 s. */
export class Reader {
  private readonly small = batched((asked: readonly Asked[]) => this.readSmall(asked))

  constructor(private readonly pool: pg.Pool) {}

  /** Reads what is committed now, settled in the global order or not, so that an expected revision is never stale. */
  async readStream(stream: string, options: ReadOptions = {}): Promise<StreamRead> {
    const { direction = 'forwards', from, limit } = options
    const isSmall = direction === 'forwards' && limit !== undefined && limit <= SMALL
    const rows = isSmall ? await this.small({ stream, from: from ?? 0n, limit }) : await this.readPart(stream, options)
    if (rows.length > 0) return { exists: true, events: rows.map(recorded) }
    const isEmpty = (from === undefined || from === 0n) && limit !== 0 && direction === 'forwards'
    return !isEmpty && (await this.exists(stream)) ? { exists: true, events: [] } : { exists: false, events: [] }
  }

  /** Those asked for in one tick come with one statement; a large one would hold up the others. */
  private async readSmall(asked: readonly Asked[]): Promise<readonly (readonly Row[])[]> {
    const rows = await this.query<Row & { readonly nth: string }>('log.read.small', SMALL_READS, [
      asked.map(({ stream }) => stream),
      asked.map(({ from }) => from.toString()),
      asked.map(({ limit }) => limit),
    ])
    const found = asked.map((): Row[] => [])
    for (const row of rows) found[Number(row.nth) - 1]?.push(row)
    return found
  }

  private readPart(stream: string, { direction = 'forwards', from, limit }: ReadOptions): Promise<readonly Row[]> {
    const [order, beyond] = direction === 'forwards' ? ['asc', '>='] : ['desc', '<=']
    return this.query<Row>(
      `log.read.${direction}.${from === undefined ? 'end' : 'from'}`,
      `select ${COLUMNS} from log.event where stream = $1 and ($2::bigint is null or revision ${beyond} $2)
       order by revision ${order} limit $3`,
      [stream, from, limit],
    )
  }

  private async exists(stream: string): Promise<boolean> {
    const first = await this.query('log.exists', 'select 1 from log.event where stream = $1 limit 1', [stream])
    return first.length > 0
  }

  async readAll(options: { after?: Position; filter?: Filter; limit?: number }): Promise<Batch> {
    const { after = START, filter = {}, limit = DEFAULT_LIMIT } = options
    const { high, low } = fromPosition(after)
    const filtered = filter.streams !== undefined || filter.types !== undefined
    const scan = filtered ? Math.max(limit, DEFAULT_LIMIT) : limit
    // One row more than asked for tells whether the end has been reached.
    const rows = filtered
      ? await this.query<Row>('log.all.filtered', FILTERED, [high, low, scan + 1, filter.streams, filter.types])
      : await this.query<Row>('log.all', ALL, [high, low, scan + 1])
    return toBatch(rows, { after, limit, scan })
  }

  head(): Promise<Position> {
    return this.latest('log.head', SETTLED)
  }

  last(): Promise<Position> {
    return this.latest('log.written', 'true')
  }

  private async latest(name: string, condition: string): Promise<Position> {
    const [last] = await this.query<Row>(
      name,
      `select xid::text, ordinal from log.event where ${condition} order by log.event.xid desc, ordinal desc limit 1`,
      [],
    )
    return last === undefined ? START : toPosition(last.xid, last.ordinal)
  }

  async reaches(position: Position): Promise<boolean> {
    const { high, low } = fromPosition(position)
    const later = 'select from log.event where (xid, ordinal) >= ($1::xid8, $2::bigint) limit 1'
    return (await this.query('log.reaches', later, [high, low])).length > 0
  }

  private query<R extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    return ask<R>(this.pool, { name, text, silence: QUERY_TIMEOUT_MS }, values)
  }
}

const SMALL_READS = `
  select nth, ${COLUMNS}
  from unnest($1::text[], $2::bigint[], $3::integer[]) with ordinality as asked (of_stream, since, at_most, nth)
  cross join lateral (select * from log.event where stream = of_stream and revision >= since order by revision limit at_most) as e
  order by nth, revision`

// One row at least, which is empty where there is none.
const ALL = `
  select ${COLUMNS}, true as wanted, pending
  from (select exists (select from log.event where not (${SETTLED})) as pending) as now
  left join lateral (
    select * from log.event where (xid, ordinal) > ($1::xid8, $2::bigint) and ${SETTLED} order by log.event.xid, ordinal limit $3
  ) as e on true
  order by e.xid, ordinal`

// What a filter leaves out still comes as a bare row, so that the position moves on over it.
const FILTERED = `
  select stream, revision, xid::text, ordinal, id, type, recorded_at, wanted,
    case when wanted then data end as data, case when wanted then metadata end as metadata
  from (
    select *, ($4::text[] is null or stream ^@ any ($4)) and ($5::text[] is null or type ^@ any ($5)) as wanted
    from log.event
    where (xid, ordinal) > ($1::xid8, $2::bigint) and ${SETTLED}
    order by log.event.xid, ordinal limit $3
  ) as page
  order by page.xid, ordinal`

function toBatch(
  answered: readonly (Row & { readonly pending?: boolean })[],
  { after, limit, scan }: { after: Position; limit: number; scan: number },
): Batch {
  const rows = answered.filter(({ stream }) => stream !== null)
  const pending = answered[0]?.pending
  const events: RecordedEvent[] = []
  let position = after
  let passed = 0
  for (const row of rows.slice(0, scan)) {
    if (row.wanted && events.length === limit) break
    if (row.wanted) events.push(recorded(row))
    position = toPosition(row.xid, row.ordinal)
    passed += 1
  }
  return { events, position, caughtUp: passed === rows.length, ...(pending === undefined ? {} : { pending }) }
}

function recorded(row: Row): RecordedEvent {
  return {
    stream: row.stream,
    revision: BigInt(row.revision),
    position: toPosition(row.xid, row.ordinal),
    id: row.id,
    type: row.type,
    data: row.data,
    metadata: row.metadata as RecordedEvent['metadata'],
    recordedAt: row.recorded_at,
  }
}
