// The bus of a single process: each consumer goes at its own pace, stream beside stream, so that none waits for another.
import type { RecordedEvent } from '../event-store/port'
import type { Inbox } from './inbox'
import type { Bus, Consumer } from './port'

export interface InProcessBusOptions {
  readonly inbox: Inbox
  readonly onError: (error: unknown, consumer: string, event: RecordedEvent) => void
  /** First pause before a retry; doubles each time. */
  readonly retryMs?: number
}

interface Queue {
  readonly consumer: Consumer
  /** Events taken in so far, in the order of the log. */
  taken: Promise<unknown>
  /** The end of each lane; a stream keeps to its own. */
  readonly lanes: Promise<void>[]
}

/** A durable consumer that still fails then has the event parked for an operator, and goes on. */
const TRIES = 6
const RETRY_MS = 100
/** Of a durable consumer, as the partitions of a topic would be; one that only listens gets event after event. */
const LANES = 16

export class InProcessBus implements Bus {
  readonly #queues: Queue[] = []
  #closed = false

  constructor(private readonly options: InProcessBusOptions) {}

  subscribe(consumer: Consumer): void {
    const lanes = Array.from({ length: consumer.durable ? LANES : 1 }, () => Promise.resolve())
    this.#queues.push({ consumer, taken: Promise.resolve(), lanes })
  }

  async publish(events: readonly RecordedEvent[]): Promise<void> {
    const handled = this.#queues.map(queue => this.take(queue, events))
    await Promise.all(handled.filter((_, index) => this.#queues[index]?.consumer.durable))
  }

  async close(): Promise<void> {
    this.#closed = true
    // What could not be noted any more is delivered again after the next start.
    await Promise.allSettled(this.#queues.flatMap(({ taken, lanes }) => [taken, ...lanes]))
  }

  /** Resolves when the consumer has handled all of them. */
  private async take(queue: Queue, events: readonly RecordedEvent[]): Promise<void> {
    const taken = queue.taken.then(() => this.fresh(queue.consumer, events))
    const under = taken.then(fresh => fresh.map(event => this.line(queue, event)))
    queue.taken = under.catch(() => undefined)
    await Promise.all(await under)
  }

  private async fresh(consumer: Consumer, events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const wanted = events.filter(event => consumer.concerns?.(event.type) ?? true)
    return consumer.durable ? this.retried(() => this.options.inbox.unseen(consumer.name, wanted)) : wanted
  }

  /** Behind what its stream still has under way. */
  private line({ consumer, lanes }: Queue, event: RecordedEvent): Promise<void> {
    const lane = laneOf(event.stream, lanes.length)
    const done = (lanes[lane] ?? Promise.resolve()).then(() => this.deliver(consumer, event))
    lanes[lane] = done.catch(() => undefined)
    return done
  }

  private async deliver(consumer: Consumer, event: RecordedEvent): Promise<void> {
    if (this.#closed) return
    await (consumer.durable ? this.deliverDurably(consumer, event) : this.deliverOnce(consumer, event))
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

function laneOf(stream: string, lanes: number): number {
  let sum = 0
  for (let index = 0; index < stream.length; index++) sum = (sum * 31 + stream.charCodeAt(index)) % 1_000_003
  return sum % lanes
}
