// Tells the subscriptions of other processes that something was committed, and hears it from them: NOTIFY without payload, at most one per 10 ms.
import type pg from 'pg'
import { Listening } from '../../postgres/listening'

const PAUSE_MS = 10

/** Works over one connection of its own; while it is down, polling alone finds the news. */
export class WakeListener {
  private readonly listening: Listening
  private owed = false
  private pausing = false
  private closed = false

  constructor(connection: pg.ClientConfig, onRing: () => void) {
    // Whatever was rung while nobody listened counts as one ring.
    this.listening = new Listening({ connection, channel: 'log', onNotice: onRing, onBegin: onRing })
  }

  /** Something was committed here. The first call goes out at once, those of the next 10 ms as one. */
  ring(): void {
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
