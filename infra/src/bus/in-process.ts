// The bus of a single process: each consumer has a queue of its own, so that none waits for another.
import type { RecordedEvent } from '../event-store/port'
import type { Inbox } from './inbox'
import type { Bus, Consumer } from './port'

export interface InProcessBusOptions {
  readonly inbox: Inbox
  readonly onError: (error: unknown, consumer: string, event: RecordedEvent) => void
  /** First pause before a retry; doubles each time. */
  readonly retryMs?: number
}

/** A durable consumer that still fails then has the event parked for an operator, and goes on. */
const TRIES = 6
const RETRY_MS = 100

export class InProcessBus implements Bus {
  readonly #queues: { readonly consumer: Consumer; tail: Promise<void> }[] = []
  #closed = false

  constructor(private readonly options: InProcessBusOptions) {}

  subscribe(consumer: Consumer): void {
    this.#queues.push({ consumer, tail: Promise.resolve() })
  }

  async publish(events: readonly RecordedEvent[]): Promise<void> {
    const durable = this.#queues.flatMap(queue => {
      queue.tail = queue.tail.then(() => this.deliver(queue.consumer, events))
      return queue.consumer.durable ? [queue.tail] : []
    })
    await Promise.all(durable)
  }

  async close(): Promise<void> {
    this.#closed = true
    // What could not be noted any more is delivered again after the next start.
    await Promise.allSettled(this.#queues.map(queue => queue.tail))
  }

  private async deliver(consumer: Consumer, events: readonly RecordedEvent[]): Promise<void> {
    const wanted = events.filter(event => consumer.concerns?.(event.type) ?? true)
    const fresh = consumer.durable ? await this.retried(() => this.options.inbox.unseen(consumer.name, wanted)) : wanted
    for (const event of fresh) {
      if (this.#closed) return
      await (consumer.durable ? this.deliverDurably(consumer, event) : this.deliverOnce(consumer, event))
    }
  }

  private async deliverOnce(consumer: Consumer, event: RecordedEvent): Promise<void> {
    try {
      await consumer.handle(event)
    } catch (error) {
      this.options.onError(error, consumer.name, event)
    }
  }

  private async deliverDurably(consumer: Consumer, event: RecordedEvent): Promise<void> {
    const { inbox, onError } = this.options
    for (let tries = 1; !this.#closed; tries++) {
      try {
        await consumer.handle(event)
        return await inbox.seen(consumer.name, event)
      } catch (error) {
        onError(error, consumer.name, event)
        if (tries === TRIES) return this.retried(() => inbox.park(consumer.name, event, error))
        await this.pause(tries)
      }
    }
  }

  /** The inbox itself must answer: without it an effect could happen twice or never. */
  private async retried<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (this.#closed) throw error
        await this.pause(Math.min(tries, TRIES))
      }
    }
  }

  private pause(tries: number): Promise<void> {
    const milliseconds = (this.options.retryMs ?? RETRY_MS) * 2 ** (tries - 1)
    return new Promise(resolve => setTimeout(resolve, milliseconds))
  }
}
