// The engine for fast specs: the whole port in memory, forgetting everything when the process ends.

import { type ChainedEvent, type ChainedPage, chainHash, type EventLog, GENESIS } from './chain'
import { passes } from './filter'
import { follow } from './follow'
import {
  type AppendResult,
  type Batch,
  type Expected,
  type Filter,
  type NewEvent,
  type Position,
  type ReadOptions,
  type RecordedEvent,
  START,
  StoreUnavailable,
  type StreamRead,
  type SubscribeOptions,
  VersionConflict,
} from './port'
import { toPosition } from './positions'
import { type StorableEvent, storable } from './storable'
import { Tail } from './tail'
import { WakeSignal } from './wake-signal'

type Row = ChainedEvent

const DEFAULT_LIMIT = 1000

/** An empty store; every call answers a fresh copy of what it holds. */
export function memoryEventStore(now: () => Date = () => new Date()): EventLog {
  return new MemoryEventStore(now)
}

class MemoryEventStore implements EventLog {
  private readonly log: Row[] = []
  private readonly streams = new Map<string, Row[]>()
  private readonly wakeSignal = new WakeSignal()
  private readonly tail = new Tail({ reader: this, wakeSignal: this.wakeSignal })
  private readonly closing = new AbortController()

  constructor(private readonly now: () => Date) {}

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (this.closing.signal.aborted) throw new StoreUnavailable('the event store is closed')
    const ready = storable(stream, events)
    if (ready.length === 0) return { revision: -1n, position: START }
    const rows = this.streams.get(stream) ?? []
    const last = BigInt(rows.length) - 1n
    const wanted = wantedRevision(expected, last)
    if (wanted === last) return this.write(stream, rows, ready)
    const earlier = wanted === undefined ? undefined : recognised(rows, ready, wanted)
    if (earlier === undefined) throw new VersionConflict(stream, expected, last < 0n ? 'none' : last)
    return { revision: earlier.revision, position: earlier.position }
  }

  async readStream(stream: string, options: ReadOptions = {}): Promise<StreamRead> {
    const rows = this.streams.get(stream)
    if (rows === undefined) return { exists: false, events: [] }
    const { direction = 'forwards', from, limit = Number.POSITIVE_INFINITY } = options
    const inOrder = direction === 'forwards' ? rows : rows.toReversed()
    const wanted = inOrder.filter(row =>
      from === undefined ? true : direction === 'forwards' ? row.revision >= from : row.revision <= from,
    )
    return { exists: true, events: wanted.slice(0, limit).map(recorded) }
  }

  async readAll(options: { after?: Position; filter?: Filter; limit?: number } = {}): Promise<Batch> {
    const { after = START, filter, limit = DEFAULT_LIMIT } = options
    const page = this.log.slice(this.firstAfter(after)).slice(0, limit)
    const position = page.at(-1)?.position ?? after
    const events = page.filter(row => passes(row, filter)).map(recorded)
    return { events, position, caughtUp: position >= (await this.head()) }
  }

  subscribe(options: SubscribeOptions): AsyncIterable<Batch> {
    return follow({ reader: this, tail: this.tail, options, closing: this.closing.signal })
  }

  async head(): Promise<Position> {
    return this.log.at(-1)?.position ?? START
  }

  last(): Promise<Position> {
    return this.head()
  }

  async reaches(position: Position): Promise<boolean> {
    return (await this.head()) >= position
  }

  async readChained(options: { after?: Position; limit?: number } = {}): Promise<ChainedPage> {
    const { after = START, limit = DEFAULT_LIMIT } = options
    const from = this.firstAfter(after)
    const events = this.log.slice(from, from + limit)
    return { events, position: events.at(-1)?.position ?? after, caughtUp: events.length < limit }
  }

  async settled(): Promise<void> {}

  async restore(events: readonly ChainedEvent[]): Promise<void> {
    for (const event of events) {
      const rows = this.streams.get(event.stream) ?? []
      const last = BigInt(rows.length) - 1n
      if (event.revision !== last + 1n) {
        throw new VersionConflict(event.stream, event.revision - 1n, last < 0n ? 'none' : last)
      }
      const row = { ...event, position: toPosition(this.log.length + 1, 0) }
      rows.push(row)
      this.log.push(row)
      this.streams.set(event.stream, rows)
    }
    this.wakeSignal.ring()
  }

  async close(): Promise<void> {
    this.closing.abort()
  }

  private write(stream: string, rows: Row[], events: readonly StorableEvent[]): AppendResult {
    const recordedAt = this.now()
    const high = this.log.length + 1
    for (const [index, event] of events.entries()) {
      const row = { ...event, stream, revision: BigInt(rows.length), position: toPosition(high, index), recordedAt }
      rows.push({ ...row, hash: chainHash(rows.at(-1)?.hash ?? GENESIS, row) })
      this.log.push(...rows.slice(-1))
    }
    this.streams.set(stream, rows)
    this.wakeSignal.ring()
    const last = rows.at(-1)
    return { revision: last?.revision ?? -1n, position: last?.position ?? START }
  }

  private firstAfter(position: Position): number {
    let [low, high] = [0, this.log.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.log[middle]?.position ?? position) > position) high = middle
      else low = middle + 1
    }
    return low
  }
}

/** The revision that the stream must be at, -1 for a stream that must not exist; undefined when nothing could meet the expectation. */
function wantedRevision(expected: Expected, last: bigint): bigint | undefined {
  if (expected === 'any') return last
  if (expected === 'none') return -1n
  if (expected === 'some') return last < 0n ? undefined : last
  return expected
}

/** The last event of an earlier append that this one repeats, compared slot by slot after the wanted revision. */
function recognised(rows: readonly Row[], events: readonly StorableEvent[], wanted: bigint): Row | undefined {
  const slots = rows.slice(Number(wanted) + 1, Number(wanted) + 1 + events.length)
  const same = slots.length === events.length && slots.every((row, index) => row.id === events[index]?.id)
  return same ? slots.at(-1) : undefined
}

function recorded({ hash: _, ...row }: Row): RecordedEvent {
  return { ...row, data: JSON.parse(row.data), metadata: JSON.parse(row.metadata) }
}
