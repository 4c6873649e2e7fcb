// The way of a read from the database: rows become recorded events, one stream at a time or in the order of the whole log.
import type pg from 'pg'
import { batchedByKey } from '../../postgres/batching'
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
const SETTLED = 'xid < pg_snapshot_xmin(pg_current_snapshot())'
const DEFAULT_LIMIT = 1000
const QUERY_TIMEOUT_MS = 30_000

/** Rejects with {@link StoreUnavailable} when the server cannot be reached, is restarting or stays silent for 30 s. */
export class Reader {
  private readonly wholeStream = batchedByKey((streams: readonly string[]) => this.wholeStreams(streams))

  constructor(private readonly pool: pg.Pool) {}

  /** Reads what is committed now, settled in the global order or not, so that an expected revision is never stale. */
  async readStream(stream: string, options: ReadOptions = {}): Promise<StreamRead> {
    if (Object.values(options).some(option => option !== undefined)) return this.readPart(stream, options)
    const events = await this.wholeStream(stream)
    return events ? { exists: true, events } : { exists: false, events: [] }
  }

  /** Streams asked for in one tick come with one statement. */
  private async wholeStreams(streams: readonly string[]): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
    const rows = await this.query<Row>(
      'log.read.whole',
      `select ${COLUMNS} from log.event where stream = any ($1) order by stream, revision`,
      [streams],
    )
    const found = new Map<string, RecordedEvent[]>()
    for (const event of rows.map(recorded)) {
      const events = found.get(event.stream)
      if (events) events.push(event)
      else found.set(event.stream, [event])
    }
    return found
  }

  private async readPart(stream: string, { direction = 'forwards', from, limit }: ReadOptions): Promise<StreamRead> {
    const [order, beyond] = direction === 'forwards' ? ['asc', '>='] : ['desc', '<=']
    const rows = await this.query<Row>(
      `log.read.${direction}.${from === undefined ? 'end' : 'from'}`,
      `select ${COLUMNS} from log.event where stream = $1 and ($2::bigint is null or revision ${beyond} $2)
       order by revision ${order} limit $3`,
      [stream, from, limit],
    )
    if (rows.length > 0) return { exists: true, events: rows.map(recorded) }
    const first = await this.query('log.exists', 'select 1 from log.event where stream = $1 limit 1', [stream])
    return first.length > 0 ? { exists: true, events: [] } : { exists: false, events: [] }
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

  async head(): Promise<Position> {
    const [last] = await this.query<Row>(
      'log.head',
      `select xid::text, ordinal from log.event where ${SETTLED} order by log.event.xid desc, ordinal desc limit 1`,
      [],
    )
    return last === undefined ? START : toPosition(last.xid, last.ordinal)
  }

  private query<R extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]): Promise<R[]> {
    return ask<R>(this.pool, { name, text, silence: QUERY_TIMEOUT_MS }, values)
  }
}

const ALL = `
  select ${COLUMNS}, true as wanted from log.event
  where (xid, ordinal) > ($1::xid8, $2::bigint) and ${SETTLED}
  order by log.event.xid, ordinal limit $3`

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
  rows: readonly Row[],
  { after, limit, scan }: { after: Position; limit: number; scan: number },
): Batch {
  const events: RecordedEvent[] = []
  let position = after
  let passed = 0
  for (const row of rows.slice(0, scan)) {
    if (row.wanted && events.length === limit) break
    if (row.wanted) events.push(recorded(row))
    position = toPosition(row.xid, row.ordinal)
    passed += 1
  }
  return { events, position, caughtUp: passed === rows.length }
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
