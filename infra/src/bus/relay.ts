// Carries every event from the log to the bus, from a checkpoint that is never ahead of what the consumers have handled.
import type { Batch, EventStore, Position } from '../event-store/port'
import type { Inbox } from './inbox'
import type { Bus } from './port'

export interface RelayOptions {
  readonly store: EventStore
  readonly bus: Bus
  readonly inbox: Inbox
  readonly onError: (error: unknown) => void
  readonly name?: string
}

/** Events that may be under way before the relay waits for the slowest durable consumer; they are kept in memory. */
const UNDER_WAY = 10_000
const RETRY_MS = 250

export class Relay {
  readonly #stop = new AbortController()
  #running: Promise<void> | undefined

  constructor(private readonly options: RelayOptions) {}

  start(): void {
    this.#running = this.run()
  }

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
    let saved: Promise<void> = Promise.resolve()
    const broken = new AbortController()
    const signal = AbortSignal.any([this.#stop.signal, broken.signal])
    for await (const batch of store.subscribe({ after, batchSize: 500, signal })) {
      saved = this.pass(batch, saved, name)
      // What the bus does not answer for is read again.
      saved.catch(() => broken.abort())
      underWay.push({ saved, events: batch.events.length })
      events += batch.events.length
      while (events > UNDER_WAY) {
        const oldest = underWay.shift()
        await oldest?.saved
        events -= oldest?.events ?? events
      }
    }
    await saved
  }

  /** Publishes at once; the checkpoint moves in order. */
  private async pass(batch: Batch, before: Promise<void>, name: string): Promise<void> {
    const published = this.options.bus.publish(batch.events)
    await Promise.all([before, published])
    await this.save(name, batch.position)
  }

  private async save(name: string, position: Position): Promise<void> {
    while (!this.#stop.signal.aborted) {
      try {
        return await this.options.inbox.saveRelayPosition(name, position)
      } catch (error) {
        this.options.onError(error)
        await new Promise(resolve => setTimeout(resolve, RETRY_MS))
      }
    }
  }
}
