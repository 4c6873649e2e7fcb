// Hears from the server that something was committed, by whichever process; carries nothing, and polling does without it.
import { type AllStreamSubscription, END, excludeSystemEvents } from '@eventstore/db-client'
import { Retry } from '../../availability/retry'
import type { Calls } from './calls'

/** Subscribes to the end of the log and does so again, for ever, when the connection is lost. */
export class WakeListener {
  private subscription: AllStreamSubscription | undefined
  private readonly retry = new Retry(() => this.listen())

  constructor(
    private readonly calls: Pick<Calls, 'client'>,
    private readonly onRing: () => void,
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
      .on('data', () => this.onRing())
      .on('error', () => this.lost(subscription))
      .on('end', () => this.lost(subscription))
      .on('close', () => this.lost(subscription))
  }

  private lost(subscription: AllStreamSubscription): void {
    if (this.subscription !== subscription) return
    this.subscription = undefined
    subscription.unsubscribe().catch(() => undefined)
    this.retry.lost()
  }
}
