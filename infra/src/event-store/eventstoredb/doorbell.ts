// Hears from the server that something was committed, by whichever process; carries nothing, and polling does without it.
import { type AllStreamSubscription, END, type EventStoreDBClient, excludeSystemEvents } from '@eventstore/db-client'

const LONGEST_BACK_OFF_MS = 5000

/** Subscribes to the end of the log and does so again, for ever, when the connection is lost. */
export class Doorbell {
  private subscription: AllStreamSubscription | undefined
  private retry: NodeJS.Timeout | undefined
  private failures = 0
  private closed = false

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly onRing: () => void,
  ) {
    this.listen()
  }

  async close(): Promise<void> {
    this.closed = true
    clearTimeout(this.retry)
    await this.subscription?.unsubscribe().catch(() => undefined)
  }

  private listen(): void {
    const subscription = this.client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() })
    this.subscription = subscription
    subscription
      .on('confirmation', () => {
        this.failures = 0
        // Whatever was committed while nobody listened counts as one ring.
        this.onRing()
      })
      .on('data', () => this.onRing())
      .on('error', () => this.lost(subscription))
      .on('end', () => this.lost(subscription))
      .on('close', () => this.lost(subscription))
  }

  private lost(subscription: AllStreamSubscription): void {
    if (this.closed || this.subscription !== subscription) return
    this.subscription = undefined
    subscription.unsubscribe().catch(() => undefined)
    this.failures += 1
    const longest = Math.min(50 * 2 ** this.failures, LONGEST_BACK_OFF_MS)
    this.retry = setTimeout(() => this.listen(), longest * (0.5 + Math.random() / 2))
  }
}
