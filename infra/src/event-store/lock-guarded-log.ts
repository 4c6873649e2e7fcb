// The log as a process uses it: whoever has lost their hold on it appends nothing, for it may be on its way to another engine.
import { setTimeout as wait } from 'node:timers/promises'
import type { ChainedEvent, ChainedPage, EventLog } from './chain'
import type { LogLock } from './log-lock'
import {
  type AppendResult,
  type Batch,
  type EventStore,
  type Expected,
  type NewEvent,
  type Position,
  type ReadOptions,
  StoreUnavailable,
  type StreamRead,
  type SubscribeOptions,
} from './port'

/** A database that restarts is back within this time more often than not. */
const PATIENCE_MS = 2000
const LOOK_MS = 20

export class LockGuardedLog implements EventLog {
  constructor(
    private readonly log: EventLog,
    private readonly hold: Pick<LogLock, 'held' | 'close'>,
  ) {}

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (!this.hold.held) await this.regained()
    return this.log.append(stream, events, expected)
  }

  readStream(stream: string, options?: ReadOptions): Promise<StreamRead> {
    return this.log.readStream(stream, options)
  }

  readAll(options: Parameters<EventStore['readAll']>[0]): Promise<Batch> {
    return this.log.readAll(options)
  }

  subscribe(options: SubscribeOptions): AsyncIterable<Batch> {
    return this.log.subscribe(options)
  }

  head(): Promise<Position> {
    return this.log.head()
  }

  readChained(options?: Parameters<EventLog['readChained']>[0]): Promise<ChainedPage> {
    return this.log.readChained(options)
  }

  restore(events: readonly ChainedEvent[]): Promise<void> {
    return this.log.restore(events)
  }

  async close(): Promise<void> {
    await this.log.close()
    await this.hold.close()
  }

  private async regained(): Promise<void> {
    const giveUp = performance.now() + PATIENCE_MS
    while (!this.hold.held) {
      if (performance.now() > giveUp) throw new StoreUnavailable('the hold on the log is lost: is it being moved?')
      await wait(LOOK_MS)
    }
  }
}
