// The log as a process uses it: whoever has lost their hold on it appends nothing, for it may be on its way to another engine.
import { setTimeout as wait } from 'node:timers/promises'
import type { EventLog } from './chain'
import { ForwardingLog } from './forwarding-log'
import type { LogLock } from './log-lock'
import { type AppendResult, type Expected, type NewEvent, StoreUnavailable } from './port'

/** A database that restarts is back within this time more often than not. */
const PATIENCE_MS = 2000
const LOOK_MS = 20

export class LockGuardedLog extends ForwardingLog {
  constructor(
    log: EventLog,
    private readonly hold: Pick<LogLock, 'held' | 'close'>,
  ) {
    super(log)
  }

  override async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    if (!this.hold.held) await this.regained()
    return this.log.append(stream, events, expected)
  }

  override async close(): Promise<void> {
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
