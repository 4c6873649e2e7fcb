// The way of a read from the server: its records become recorded events, its own bookkeeping is passed over.
import {
  type AllStreamRecordedEvent,
  BACKWARDS,
  END,
  type EventStoreDBClient,
  FORWARDS,
  START as SERVER_START,
  type Position as ServerPosition,
  StreamNotFoundError,
} from '@eventstore/db-client'
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
import { fromPosition, toPosition } from '../positions'
import { answered } from './answered'

const SILENCE_MS = 30_000
const DEFAULT_LIMIT = 1000

/** What the client knows of a record, whether read from a stream or from the whole log. */
type Record = Pick<
  AllStreamRecordedEvent,
  'id' | 'type' | 'data' | 'metadata' | 'streamId' | 'revision' | 'created'
> & {
  readonly position?: ServerPosition
}

interface Records extends AsyncIterable<{ readonly event?: Record }> {
  cancel(): Promise<void>
}

/** Rejects with {@link StoreUnavailable} when the server cannot be reached or stays silent for 30 s. */
export class Reader {
  constructor(private readonly client: EventStoreDBClient) {}

  async readStream(stream: string, { direction = 'forwards', from, limit }: ReadOptions): Promise<StreamRead> {
    if (limit === 0)
      return this.readStream(stream, { limit: 1 }).then(read => (read.exists ? { ...read, events: [] } : read))
    const forwards = direction === 'forwards'
    const records = this.client.readStream(stream, {
      direction: forwards ? FORWARDS : BACKWARDS,
      fromRevision: from ?? (forwards ? SERVER_START : END),
      ...(limit === undefined ? {} : { maxCount: limit }),
    })
    try {
      return { exists: true, events: (await allOf(records)).map(recorded) }
    } catch (error) {
      if (error instanceof StreamNotFoundError) return { exists: false, events: [] }
      throw error
    }
  }

  async readAll(options: { after?: Position; filter?: Filter; limit?: number }): Promise<Batch> {
    const { after = START, filter = {}, limit = DEFAULT_LIMIT } = options
    const filtered = filter.streams !== undefined || filter.types !== undefined
    const scan = filtered ? Math.max(limit, DEFAULT_LIMIT) : limit
    // The server begins with the very record a position names, and one more tells whether the end has been reached.
    const asked = scan + 2
    const records = await allOf(
      this.client.readAll({ direction: FORWARDS, fromPosition: serverPosition(after), maxCount: asked }),
    )
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
      const records: readonly Record[] = await allOf(
        this.client.readAll({ direction: BACKWARDS, fromPosition, maxCount: 100 }),
      )
      const own = records.find(isOwn)
      if (own) return positionOf(own)
      const last = records.at(-1)
      if (records.length < 100 || !last?.position) return START
      fromPosition = last.position
    }
  }
}

/** Ends the server's side of the reading in any case. */
async function allOf(records: Records): Promise<readonly Record[]> {
  const gathered: Record[] = []
  const reading = (async () => {
    for await (const { event } of records) if (event) gathered.push(event)
  })()
  try {
    await answered(reading, SILENCE_MS)
    return gathered
  } catch (error) {
    await records.cancel().catch(() => undefined)
    throw error
  }
}

interface Asked {
  readonly after: Position
  readonly filter: Filter
  readonly limit: number
  /** Records looked at, at most. */
  readonly scan: number
  /** No further records behind these. */
  readonly ended: boolean
}

function page(records: readonly Record[], { after, filter, limit, scan, ended }: Asked): Batch {
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

/** The server keeps its own records under names that begin with a dollar sign. */
const isOwn = ({ type, streamId }: Record): boolean => !type.startsWith('$') && !streamId.startsWith('$')

function positionOf({ position }: Record): Position {
  if (!position) throw new StoreUnavailable('the server names no positions: it is older than this engine needs')
  return toPosition(position.commit, position.prepare)
}

function serverPosition(position: Position): ServerPosition | typeof SERVER_START {
  if (position === START) return SERVER_START
  const { high, low } = fromPosition(position)
  return { commit: high, prepare: low }
}

function recorded(record: Record): RecordedEvent {
  const { id, type, data, metadata, streamId, revision, created } = record
  return {
    id,
    type,
    data,
    metadata: metadata as RecordedEvent['metadata'],
    stream: streamId,
    revision,
    position: positionOf(record),
    recordedAt: created,
  }
}
