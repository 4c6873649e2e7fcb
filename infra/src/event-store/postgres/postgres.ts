// The default engine: the whole port on tables of PostgreSQL, composed of its appender, reader and wake listener.
import type pg from 'pg'
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
  type StreamRead,
  type SubscribeOptions,
} from '../port'
import { storable } from '../storable'
import { Tail } from '../tail'
import { WakeSignal } from '../wake-signal'
import { Appender } from './appender'
import { Chained } from './chained'
import { Reader } from './reader'
import { WakeListener } from './wake-listener'

export interface PostgresEventStoreOptions {
  /** Stays the caller's: `close` leaves it open. Two connections are busy with appends at most. */
  readonly pool: pg.Pool
  /** A connection of its own for NOTIFY and LISTEN; without it, appends of other processes are found by polling within 1 s. */
  readonly listen?: pg.ClientConfig
}

/** Expects a database that {@link eventStoreMigrations} have been run on. */
export function postgresEventStore(options: PostgresEventStoreOptions): EventLog {
  return new PostgresEventStore(options)
}

class PostgresEventStore implements EventLog {
  private readonly wakeSignal = new WakeSignal()
  private readonly closing = new AbortController()
  private readonly appender: Appender
  private readonly reader: Reader
  private readonly tail: Tail
  private readonly chained: Chained
  private readonly wakeListener: WakeListener | undefined

  constructor({ pool, listen }: PostgresEventStoreOptions) {
    // An idle connection that the server drops is replaced by the pool; unheard, its error would end the process.
    if (pool.listenerCount('error') === 0) pool.on('error', () => undefined)
    this.reader = new Reader(pool)
    this.tail = new Tail({ reader: this.reader, wakeSignal: this.wakeSignal })
    this.chained = new Chained(pool)
    const onRing = (): void => this.wakeSignal.ring()
    const onBegin = (): void => {
      this.tail.reset()
      onRing()
    }
    this.wakeListener = listen && new WakeListener(listen, { onRing, onBegin })
    this.appender = new Appender(pool, () => {
      this.wakeSignal.ring()
      this.wakeListener?.ring()
    })
  }

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    const ready = storable(stream, events)
    return ready.length === 0 ? { revision: -1n, position: START } : this.appender.append(stream, ready, expected)
  }

  readStream(stream: string, options?: ReadOptions): Promise<StreamRead> {
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
    return this.reader.last()
  }

  reaches(position: Position): Promise<boolean> {
    return this.reader.reaches(position)
  }

  readChained(options?: Parameters<EventLog['readChained']>[0]): Promise<ChainedPage> {
    return this.chained.readChained(options)
  }

  settled(waiting: () => void): Promise<void> {
    return this.chained.settled(waiting)
  }

  restore(events: readonly ChainedEvent[]): Promise<void> {
    return this.chained.restore(events)
  }

  async close(): Promise<void> {
    this.closing.abort()
    this.appender.close()
    await this.wakeListener?.close()
  }
}
