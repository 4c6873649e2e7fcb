// The engine of an installation that grows: the whole port on a server of EventStoreDB, through its own client.
import type { ChainedEvent, ChainedPage, EventLog } from '../chain'
import { follow } from '../follow'
import {
  type AppendResult,
  type Batch,
  type EventStore,
  type Expected,
  type NewEvent,
  type Position,
  type ReadOptions,
  START,
  StoreUnavailable,
  type StreamRead,
  type SubscribeOptions,
} from '../port'
import { storable } from '../storable'
import { WakeSignal } from '../wake-signal'
import { Appender } from './appender'
import { Calls } from './calls'
import { Heads } from './heads'
import { Reader } from './reader'
import { WakeListener } from './wake-listener'

export interface EventStoreDbOptions {
  /** As EventStoreDB writes it: `esdb://host:2113?tls=false`, with user and password where the server asks for them. */
  readonly connectionString: string
  /** How long a cluster may take to elect a leader before a call is given up, in milliseconds. */
  readonly failoverMs?: number
}

const FAILOVER_MS = 15_000

/**
 * One per process: the client mixes up the appends of several instances when the connection of one breaks.
 * Subscriptions read page after page; what the server pushes only tells them that there is something to read.
 */
export function eventStoreDb({ connectionString, failoverMs = FAILOVER_MS }: EventStoreDbOptions): EventLog {
  return new EventStoreDb(connectionString, failoverMs)
}

class EventStoreDb implements EventLog {
  private readonly wakeSignal = new WakeSignal()
  private readonly closing = new AbortController()
  private readonly calls: Calls
  private readonly appender: Appender
  private readonly reader: Reader
  private readonly wakeListener: WakeListener

  constructor(connectionString: string, failoverMs: number) {
    const heads = new Heads()
    this.calls = new Calls(connectionString, failoverMs, this.closing.signal)
    this.reader = new Reader(this.calls, heads)
    this.appender = new Appender(this.calls, this.reader, heads)
    this.wakeListener = new WakeListener(this.calls, () => this.wakeSignal.ring())
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (this.closing.signal.aborted) throw new StoreUnavailable('the event store is closed')
    const ready = storable(stream, events)
    if (ready.length === 0) return { revision: -1n, position: START }
    const result = await this.appender.append(stream, ready, expected)
    this.wakeSignal.ring()
    return result
  }

  readStream(stream: string, options: ReadOptions = {}): Promise<StreamRead> {
    return this.reader.readStream(stream, options)
  }

  readAll(options: Parameters<EventStore['readAll']>[0] = {}): Promise<Batch> {
    return this.reader.readAll(options)
  }

  subscribe(options: SubscribeOptions): AsyncIterable<Batch> {
    return follow({ reader: this.reader, wakeSignal: this.wakeSignal, options, closing: this.closing.signal })
  }

  head(): Promise<Position> {
    return this.reader.head()
  }

  readChained(options?: Parameters<EventLog['readChained']>[0]): Promise<ChainedPage> {
    return this.reader.readChained(options)
  }

  restore(events: readonly ChainedEvent[]): Promise<void> {
    return this.appender.restore(events)
  }

  async close(): Promise<void> {
    this.closing.abort()
    await this.wakeListener.close()
    await this.calls.close()
  }
}
