// The calls to the server: what a cluster could not answer while it elects a leader is asked again, if need be by a client made anew.
import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { EventStoreDBClient } from '@eventstore/db-client'
import { unlessAborted } from '../../availability/unless-aborted'
import { StoreRefused, StoreUnavailable } from '../port'
import { isLost } from './answered'
import { certificateFault } from './certificate'

const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1000
/** Clients made after one was lost, until nobody can be at a call by it any more: a search for a server takes a second, a call half a minute. */
const LOST_KEPT = 60

export type Ask<Answer> = (client: EventStoreDBClient, millisecondsLeft: number) => Promise<Answer>

export class Calls {
  #client: EventStoreDBClient
  readonly #lost: EventStoreDBClient[] = []
  #looking: Promise<string | undefined> | undefined

  /** `failoverMs`: how long a call waits for a leader. `closing`: waits for none any more. `onLost` is told of every call that had no answer. */
  constructor(
    private readonly connectionString: string,
    private readonly failoverMs: number,
    private readonly closing: AbortSignal,
    private readonly onLost: () => void = () => undefined,
  ) {
    this.#client = EventStoreDBClient.connectionString(connectionString)
    // Each call that is waited for listens.
    setMaxListeners(0, closing)
  }

  /** At this moment. */
  get client(): EventStoreDBClient {
    return this.#client
  }

  /** Asks until there is an answer, whatever it is; rejects with the last {@link StoreUnavailable} when time is up. */
  async through<Answer extends object>(ask: Ask<Answer>): Promise<Answer> {
    const until = performance.now() + this.failoverMs
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.once(ask, until - performance.now())
      } catch (error) {
        const isOver = this.closing.aborted || performance.now() + pause >= until
        if (!(error instanceof StoreUnavailable) || isOver) throw error
        await this.pause(pause)
      }
    }
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.#client, ...this.#lost].map(client => client.dispose()))
  }

  private async once<Answer extends object>(ask: Ask<Answer>, left: number): Promise<Answer> {
    const client = this.#client
    const answer = await unlessAborted(ask(client, left), this.closing).catch((error: unknown) =>
      this.failed(client, error),
    )
    if (answer === undefined) throw new StoreUnavailable('the event store is closed')
    return answer
  }

  private async failed(client: EventStoreDBClient, error: unknown): Promise<never> {
    if (error instanceof StoreUnavailable) this.onLost()
    if (isLost(error) && client === this.#client) this.renew()
    const refusal = error instanceof StoreUnavailable ? await this.certificateFault() : undefined
    throw refusal === undefined ? error : new StoreRefused(refusal, { cause: error })
  }

  /** Looked for once, however many calls fail at the same time. */
  private certificateFault(): Promise<string | undefined> {
    this.#looking ??= certificateFault(this.connectionString).finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  /**
   * A client that has found nobody answers so for ever, for it keeps what it learned of the server, and one whose server fell silent stays with it.
   * It is not ended, for others may be at their calls by it: their reads would end as if there were no more.
   */
  private renew(): void {
    const client = made(this.connectionString)
    if (!client) return
    this.#lost.push(this.#client)
    if (this.#lost.length > LOST_KEPT) void this.#lost.shift()?.dispose()
    this.#client = client
  }

  /** Those who lost the same server must not come back in the same instant. */
  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds * (0.5 + Math.random() / 2), undefined, { signal: this.closing }).catch(() => undefined)
  }
}

/** Undefined where its certificates cannot be read at this moment: they are being exchanged. */
function made(connectionString: string): EventStoreDBClient | undefined {
  try {
    return EventStoreDBClient.connectionString(connectionString)
  } catch {
    return undefined
  }
}
