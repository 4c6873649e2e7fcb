// Tells the subscriptions of other processes that something was committed, and hears it from them: NOTIFY without payload, at most one per 10 ms,
// and none while no other process listens: each costs as much as a statement and stands in the way of commits.
import type pg from 'pg'
import { Listening } from '../../postgres/listening'

const PAUSE_MS = 10

/** Works over one connection of its own; while it is down, polling alone finds the news. */
export class WakeListener {
  private readonly listening: Listening
  private owed = false
  private pausing = false
  private closed = false
  private isHeard = false

  constructor(
    connection: pg.ClientConfig,
    { onRing, onBegin }: { readonly onRing: () => void; readonly onBegin: () => void },
  ) {
    // Whatever was rung while nobody listened counts as one ring.
    this.listening = new Listening({
      connection,
      channel: 'log',
      onNotice: () => {
        this.isHeard = true
        onRing()
      },
      onBegin: () => {
        void this.meet()
        onBegin()
      },
    })
  }

  /** Those who listen already hear of this one, and whether there are any is asked; what is rung meanwhile is rung after. */
  private async meet(): Promise<void> {
    this.isHeard = false
    await this.listening.notify()
    if (!(await this.listening.hasOthers())) return
    this.isHeard = true
    this.ring()
  }

  /** Something was committed here. The first call goes out at once, those of the next 10 ms as one. */
  ring(): void {
    if (!this.isHeard) return
    this.owed = true
    if (!this.pausing) void this.send()
  }

  async close(): Promise<void> {
    this.closed = true
    await this.listening.close()
  }

  private async send(): Promise<void> {
    this.pausing = true
    while (this.owed && !this.closed) {
      this.owed = false
      await this.listening.notify()
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
    this.pausing = false
  }
}
