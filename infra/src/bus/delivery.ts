// How one consumer gets its events, whichever bus brings them: stream beside stream, each in order, tried again, at last set aside.
import { EFFECT_TRIES } from '@practicum/shared/contract/platform-health'
import { isUnavailable } from '../availability/unavailable'
import type { RecordedEvent } from '../event-store/port'
import { traced } from '../observe/trace'
import type { Inbox } from './inbox'
import type { Consumer } from './port'

export interface DeliveryOptions {
  readonly inbox: Inbox
  readonly onError: (error: unknown, consumer: string, event?: RecordedEvent) => void
  /** Told of every event that a consumer has handled, or was set aside for it. */
  readonly onHandled?: ((consumer: string, event: RecordedEvent) => void) | undefined
  /** First pause before a retry; doubles each time. */
  readonly retryMs?: number
}

const RETRY_MS = 100
/** Of a durable consumer, as the partitions of a topic would be; one that only listens gets event after event. */
const LANES = 16

export class Delivery {
  /** The end of each lane; a stream keeps to its own. */
  readonly #lanes: Promise<void>[]
  /** Events taken in so far, in the order they came. */
  #taken: Promise<unknown> = Promise.resolve()
  readonly #underWay = new Map<string, Promise<void>>()
  #closed = false

  constructor(
    readonly consumer: Consumer,
    private readonly options: DeliveryOptions,
  ) {
    this.#lanes = Array.from({ length: consumer.durable ? LANES : 1 }, () => Promise.resolve())
  }

  /** Resolves when the consumer has handled (or parked) all of them, or is closed; rejects only when it is closed before they were taken. */
  async take(events: readonly RecordedEvent[]): Promise<void> {
    const taken = this.#taken.then(() => this.fresh(events))
    const under = taken.then(fresh => fresh.map(event => this.line(event)))
    this.#taken = under.catch(() => undefined)
    await Promise.all(await under)
  }

  /** Waits for the events in hand; the others were not handled. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled([this.#taken, ...this.#lanes])
  }

  private async fresh(events: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const { durable, concerns, name } = this.consumer
    const wanted = events.filter(event => concerns?.(event.type) ?? true)
    return durable ? this.retried(() => this.options.inbox.unseen(name, wanted)) : wanted
  }

  /** Behind what its stream still has under way; an event that comes again meanwhile is the same delivery. */
  private line(event: RecordedEvent): Promise<void> {
    const key = `${event.id} ${event.stream}`
    const known = this.#underWay.get(key)
    if (known) return known
    const lane = laneOf(event.stream, this.#lanes.length)
    const done = (this.#lanes[lane] ?? Promise.resolve())
      .then(() => this.deliver(event))
      .finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, done)
    this.#lanes[lane] = done.catch(() => undefined)
    return done
  }

  private async deliver(event: RecordedEvent): Promise<void> {
    if (this.#closed) return
    const correlationId = String(event.metadata.correlationId ?? '')
    await traced(correlationId, () => (this.consumer.durable ? this.deliverDurably(event) : this.deliverOnce(event)))
    this.options.onHandled?.(this.consumer.name, event)
  }

  private async deliverOnce(event: RecordedEvent): Promise<void> {
    try {
      await this.consumer.handle(event)
    } catch (error) {
      this.options.onError(error, this.consumer.name, event)
    }
  }

  private async deliverDurably(event: RecordedEvent): Promise<void> {
    const { inbox, onError } = this.options
    const { name } = this.consumer
    for (let [tries, failures] = [1, 0]; !this.#closed; tries++) {
      try {
        return await this.handle(event, tries > 1)
      } catch (error) {
        onError(error, name, event)
        failures += Number(!isUnavailable(error))
        if (failures === EFFECT_TRIES) return this.retried(() => inbox.park(name, event, error))
        await this.pause(Math.min(tries, EFFECT_TRIES))
      }
    }
  }

  private async handle(event: RecordedEvent, isAgain: boolean): Promise<void> {
    const { inbox } = this.options
    const { name } = this.consumer
    // Kafka gives it to another instance where this one waits for long.
    if (isAgain && (await inbox.unseen(name, [event])).length === 0) return
    await this.consumer.handle(event)
    await inbox.seen(name, event)
  }

  /** The inbox itself must answer: without it an effect could happen twice or never. */
  private async retried<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work()
      } catch (error) {
        if (this.#closed) throw error
        await this.pause(Math.min(tries, EFFECT_TRIES))
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
