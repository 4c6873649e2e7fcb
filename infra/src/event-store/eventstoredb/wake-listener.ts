// Hears from the server that something was committed, by whichever process, and where; polling does without it.
import { type AllStreamSubscription, END, excludeSystemEvents } from '@eventstore/db-client'
import { Retry } from '../../availability/retry'
import type { Position } from '../port'
import type { Calls } from './calls'
import { positionOf } from './records'

/** Subscribes to the end of the log and does so again, for ever, when the connection is lost. */
export class WakeListener {
  private subscription: AllStreamSubscription | undefined
  private readonly retry = new Retry(() => this.listen())

  constructor(
    private readonly calls: Pick<Calls, 'client'>,
    private readonly onRing: (position?: Position) => void,
    private readonly onLost: () => void,
  ) {
    this.listen()
  }

  async close(): Promise<void> {
    const { subscription } = this
    this.subscription = undefined
    this.retry.close()
    await subscription?.unsubscribe().catch(() => undefined)
  }

  private listen(): void {
    const subscription = this.calls.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() })
    this.subscription = subscription
    subscription
      .on('confirmation', () => {
        this.retry.regained()
        // Whatever was committed while nobody listened counts as one ring.
        this.onRing()
      })
      .on('data', ({ event }) => this.onRing(event && positionOf(event)))
      .on('error', () => this.lost(subscription))
      .on('end', () => this.lost(subscription))
      .on('close', () => this.lost(subscription))
  }

  private lost(subscription: AllStreamSubscription): void {
    if (this.subscription !== subscription) return
    this.subscription = undefined
    this.onLost()
    subscription.unsubscribe().catch(() => undefined)
    this.retry.lost()
  }
}
