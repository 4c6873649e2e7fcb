// Carries every event from the log to the bus, from a checkpoint that is never ahead of what the consumers have handled.
import { setTimeout as wait } from 'node:timers/promises'
import { unlessAborted } from '../availability/unless-aborted'
import type { PlacedEvent } from '../event-store/places'
import type { Batch, EventStore, Position } from '../event-store/port'
import { batched } from '../postgres/batching'
import type { Inbox } from './inbox'
import type { Bus } from './port'

export interface RelayOptions {
  readonly store: EventStore
  readonly bus: Bus
  readonly inbox: Inbox
  readonly onError: (error: unknown) => void
  readonly name?: string
}

interface Reached {
  readonly position: Position
  /** The last event that was handed over. */
  readonly last: PlacedEvent | undefined
}

/** Events that may be under way before the relay waits for the slowest durable consumer; they are kept in memory. */
const UNDER_WAY = 10_000
const RETRY_MS = 250
/** Places are saved so seldom: whoever goes on from an older one sends again what everybody knows. */
const SAVE_EVERY_MS = 100

export class Relay {
  readonly #stop = new AbortController()
  #running: Promise<void> | undefined

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.#running = this.run()
  }

  /**
   * Waits for no answer of the bus, and for nothing to be saved: brokers may be away for hours, and meanwhile this instance could hold no work at all.
   * Whoever carries on begins at the checkpoint, so what was not saved is sent again. The order of a stream holds nevertheless: both send without a
   * gap from where everything before has arrived, so whichever sends an event first, what precedes it is there; and who is sent one again knows it.
   */
  async stop(): Promise<void> {
    this.#stop.abort()
    await this.#running
  }

  private async run(): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        await this.follow()
      } catch (error) {
        this.options.onError(error)
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
  }

  private async follow(): Promise<void> {
    const { store, inbox, name = 'relay' } = this.options
    const after = await inbox.relayPosition(name)
    const underWay: { readonly saved: Promise<void>; readonly events: number }[] = []
    let events = 0
    let handed: Promise<unknown> = Promise.resolve()
    let saved: Promise<void> = Promise.resolve()
    const save = batched((places: readonly Reached[]) => this.saveLast(name, places))
    let last: PlacedEvent | undefined
    const broken = new AbortController()
    const signal = AbortSignal.any([this.#stop.signal, broken.signal])
    for await (const batch of store.subscribe({ after, batchSize: 500, signal })) {
      handed = this.hand(batch, handed, signal)
      last = batch.events.at(-1) ?? last
      const reached = { position: batch.position, last }
      saved = handed.then(() => save(reached))
      // What the bus does not answer for is read again. This also hears of what is given up after the stop, when nobody else does.
      saved.catch(() => broken.abort())
      underWay.push({ saved, events: batch.events.length })
      events += batch.events.length
      while (events > UNDER_WAY) {
        const oldest = underWay.shift()
        if (oldest) await unlessAborted(oldest.saved, this.#stop.signal)
        events -= oldest?.events ?? events
      }
    }
    await unlessAborted(saved, this.#stop.signal)
  }

  /** Publishes at once, and resolves in order. */
  private async hand({ events }: Batch, before: Promise<unknown>, signal: AbortSignal): Promise<void> {
    await Promise.all([before, this.options.bus.publish(events, signal)])
  }

  /** Of places that have been reached one after the other while the database was busy, the last one tells all. */
  private async saveLast(name: string, places: readonly Reached[]): Promise<readonly undefined[]> {
    const last = places.at(-1)
    if (last !== undefined) await this.save(name, last)
    await wait(SAVE_EVERY_MS, undefined, { signal: this.#stop.signal }).catch(() => undefined)
    return places.map(() => undefined)
  }

  private async save(name: string, { position, last }: Reached): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        return await this.options.inbox.saveRelayPosition(name, position, last)
      } catch (error) {
        this.options.onError(error)
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
  }
}
