// The bus of a single process: each consumer goes at its own pace, so that none waits for another.
import type { RecordedEvent } from '../event-store/port'
import { Delivery, type DeliveryOptions } from './delivery'
import type { Bus, Consumer } from './port'

export class InProcessBus implements Bus {
  readonly #deliveries: Delivery[] = []
  #closed = false

  constructor(private readonly options: DeliveryOptions) {}

  subscribe(consumer: Consumer): void {
    this.#deliveries.push(new Delivery(consumer, this.options))
  }

  /** There is nothing to wait for. */
  async start(): Promise<void> {}

  async publish(events: readonly RecordedEvent[]): Promise<void> {
    const handled = this.#deliveries.map(delivery => ({ delivery, done: delivery.take(events) }))
    await Promise.all(handled.filter(({ delivery }) => delivery.consumer.durable).map(({ done }) => done))
    // A relay may hear of the end later than the bus, and must not save a place behind what was left undone.
    if (this.#closed) throw new Error('the bus ended before everything was handled')
  }

  async close(): Promise<void> {
    this.#closed = true
    // What could not be noted any more is delivered again after the next start.
    await Promise.all(this.#deliveries.map(delivery => delivery.close()))
  }
}
