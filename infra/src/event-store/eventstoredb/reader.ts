// The way of a read from the server: its records become recorded events, its own bookkeeping is passed over.
import {
  BACKWARDS,
  END,
  FORWARDS,
  type ReadStreamOptions,
  START as SERVER_START,
  type Position as ServerPosition,
  StreamNotFoundError,
} from '@eventstore/db-client'
import type { ChainedPage } from '../chain'
import { passes } from '../filter'
import {
  type Batch,
  type Filter,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  START,
  StoreUnavailable,
  type StreamRead,
} from '../port'
import type { Calls } from './calls'
import type { Heads } from './heads'
import { unlinked } from './link'
import { allOf, chainedEvent, isOwn, positionOf, type Record, recorded, serverPosition } from './records'

const DEFAULT_LIMIT = 1000

/**
 * What is decided on is read from the leader: streams, hashes, the end of the log. Whoever follows the log reads it wherever the client is.
 * Rejects with {@link StoreUnavailable} when no failover explains it any more that the server cannot be reached, or when it stays silent for 30 s.
 */
export class Reader {
  constructor(
    private readonly calls: Calls,
    private readonly heads: Heads,
  ) {}

  async readStream(stream: string, options: ReadOptions): Promise<StreamRead> {
    if (options.limit === 0)
      return this.readStream(stream, { limit: 1 }).then(read => (read.exists ? { ...read, events: [] } : read))
    const records = await this.recordsOf(stream, options)
    return records ? { exists: true, events: records.map(recorded) } : { exists: false, events: [] }
  }

  /** The hash of one event; undefined where there is no such event. */
  async hashAt(stream: string, revision: bigint): Promise<Buffer | undefined> {
    const [record] = (await this.recordsOf(stream, { from: revision, limit: 1 })) ?? []
    return record?.revision === revision ? hashOf(record) : undefined
  }

  async lastOf(stream: string): Promise<{ readonly revision: bigint; readonly hash: Buffer } | undefined> {
    const [record] = (await this.recordsOf(stream, { direction: 'backwards', limit: 1 })) ?? []
    return record && { revision: record.revision, hash: hashOf(record) }
  }

  async readChained({
    after = START,
    limit = DEFAULT_LIMIT,
  }: {
    after?: Position
    limit?: number
  } = {}): Promise<ChainedPage> {
    const asked = limit + 1
    const records = await this.recordsAfter(after, asked)
    const later = records.filter(record => positionOf(record) > after)
    const last = later.at(-1)
    return {
      events: later.filter(isOwn).map(chainedEvent),
      position: last ? positionOf(last) : after,
      caughtUp: records.length < asked,
    }
  }

  async readAll(options: { after?: Position; filter?: Filter; limit?: number }): Promise<Batch> {
    const { after = START, filter = {}, limit = DEFAULT_LIMIT } = options
    const filtered = filter.streams !== undefined || filter.types !== undefined
    const scan = filtered ? Math.max(limit, DEFAULT_LIMIT) : limit
    // Besides the record that the position names, one more tells whether the end has been reached.
    const asked = scan + 2
    const records = await this.recordsAfter(after, asked)
    const later = records.filter(record => positionOf(record) > after)
    return page(later, { after, filter, limit, scan, ended: records.length < asked })
  }

  /** Of an event that was just written. */
  async positionOf(stream: string, revision: bigint): Promise<Position> {
    const { events } = await this.readStream(stream, { from: revision, limit: 1 })
    const [event] = events
    if (!event) throw new StoreUnavailable(`${stream} does not show revision ${revision} yet`)
    return event.position
  }

  async head(): Promise<Position> {
    let fromPosition: ServerPosition | typeof END = END
    for (;;) {
      const page = { direction: BACKWARDS, fromPosition, maxCount: 100, requiresLeader: true } as const
      const records: readonly Record[] = await this.calls.through(client => allOf(client.readAll(page)))
      const own = records.find(isOwn)
      if (own) return positionOf(own)
      const last = records.at(-1)
      if (records.length < 100 || !last?.position) return START
      fromPosition = last.position
    }
  }

  /** Undefined for a stream that does not exist. */
  private async recordsOf(stream: string, options: ReadOptions): Promise<readonly Record[] | undefined> {
    try {
      const asked = { ...serverOptions(options), requiresLeader: true }
      const records = await this.calls.through(client => allOf(client.readStream(stream, asked)))
      const last = options.direction === 'backwards' ? records[0] : records.at(-1)
      if (last) this.heads.know(stream, last.revision, hashOf(last))
      return records
    } catch (error) {
      if (error instanceof StreamNotFoundError) return undefined
      throw error
    }
  }

  /** The server begins with the very record a position names. */
  private recordsAfter(after: Position, maxCount: number): Promise<readonly Record[]> {
    const page = { direction: FORWARDS, fromPosition: serverPosition(after), maxCount } as const
    return this.calls.through(client => allOf(client.readAll(page)))
  }
}

function serverOptions({ direction, from, limit }: ReadOptions): ReadStreamOptions {
  const forwards = direction !== 'backwards'
  return {
    direction: forwards ? FORWARDS : BACKWARDS,
    fromRevision: from ?? (forwards ? SERVER_START : END),
    ...(limit === undefined ? {} : { maxCount: limit }),
  }
}

function hashOf({ metadata }: Record): Buffer {
  return unlinked(metadata).link?.hash ?? Buffer.alloc(0)
}

interface PageRequest {
  readonly after: Position
  readonly filter: Filter
  readonly limit: number
  /** Records looked at, at most. */
  readonly scan: number
  /** No further records behind these. */
  readonly ended: boolean
}

function page(records: readonly Record[], { after, filter, limit, scan, ended }: PageRequest): Batch {
  const events: RecordedEvent[] = []
  let position = after
  let passed = 0
  for (const record of records.slice(0, scan)) {
    const wanted = isOwn(record) && passes({ stream: record.streamId, type: record.type }, filter)
    if (wanted && events.length === limit) break
    if (wanted) events.push(recorded(record))
    position = positionOf(record)
    passed += 1
  }
  return { events, position, caughtUp: ended && passed === records.length }
}
