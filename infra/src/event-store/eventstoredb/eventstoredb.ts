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
import { Tail } from '../tail'
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
  /** Told whenever the way to the server was lost, before anything is read again: it may come back with another log. */
  readonly onLost?: () => void
}

const FAILOVER_MS = 15_000

/**
 * One per process: the client mixes up the appends of several instances when the connection of one breaks.
 * Subscriptions read page after page; what the server pushes only tells them that there is something to read.
 */
export function eventStoreDb(options: EventStoreDbOptions): EventLog {
  return new EventStoreDb(options)
}

class EventStoreDb implements EventLog {
  private readonly wakeSignal = new WakeSignal()
  private readonly closing = new AbortController()
  private readonly calls: Calls
  private readonly appender: Appender
  private readonly reader: Reader
  private readonly tail: Tail
  private readonly wakeListener: WakeListener

  constructor({ connectionString, failoverMs = FAILOVER_MS, onLost }: EventStoreDbOptions) {
    const heads = new Heads()
    // What comes back may be another log.
    const lost = (): void => {
      heads.forget()
      this.tail.reset()
      onLost?.()
    }
    this.calls = new Calls(connectionString, failoverMs, this.closing.signal, lost)
    this.reader = new Reader(this.calls, heads)
    this.tail = new Tail({ reader: this.reader, wakeSignal: this.wakeSignal })
    this.appender = new Appender(this.calls, this.reader, heads)
    this.wakeListener = new WakeListener(this.calls, position => this.wakeSignal.ring(position), lost)
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (this.closing.signal.aborted) throw new StoreUnavailable('the event store is closed')
    const ready = storable(stream, events)
    if (ready.length === 0) return { revision: -1n, position: START }
    const result = await this.appender.append(stream, ready, expected)
    this.wakeSignal.ring(result.position)
    return result
  }

  readStream(stream: string, options: ReadOptions = {}): Promise<StreamRead> {
    return this.reader.readStream(stream, options)
  }

  readAll(options: Parameters<EventStore['readAll']>[0] = {}): Promise<Batch> {
    return this.reader.readAll(options)
  }

  subscribe(options: SubscribeOptions): AsyncIterable<Batch> {
    return follow({ reader: this.reader, tail: this.tail, options, closing: this.closing.signal })
  }

  head(): Promise<Position> {
    return this.reader.head()
  }

  last(): Promise<Position> {
    return this.reader.head()
  }

  async reaches(position: Position): Promise<boolean> {
    return (await this.head()) >= position
  }

  readChained(options?: Parameters<EventLog['readChained']>[0]): Promise<ChainedPage> {
    return this.reader.readChained(options)
  }

  async settled(): Promise<void> {}

  restore(events: readonly ChainedEvent[]): Promise<void> {
    return this.appender.restore(events)
  }

  async close(): Promise<void> {
    this.closing.abort()
    await this.wakeListener.close()
    await this.calls.close()
  }
}
