// Remembers for some seconds what short streams have led to, so that a command need not read again what this process has just read or written.
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import { LRUCache } from 'lru-cache'
import type { Aggregate } from './executor'
import type { Loaded } from './loaded'

export interface RecentState<State> extends Loaded<State> {
  /** Of the last event: a log that has another one there is not the one this was read from. */
  readonly lastId: string
  /** Of all events of the stream. */
  readonly commandIds: ReadonlySet<string>
  /** When the first of its events was opened, by the monotonic clock, in milliseconds. */
  readonly openedAt: number
}

interface Entry extends RecentState<unknown> {
  readonly decider: object
}

/** A state holds personal texts in the clear: so long after it was opened it is gone where nobody says otherwise, in milliseconds, whatever has been added to it since. */
export const RECENT_MS = 20_000
const KEPT = 5000

export class RecentStates {
  readonly #entries: LRUCache<string, Entry>

  constructor(private readonly keptMs = RECENT_MS) {
    this.#entries = new LRUCache({ max: KEPT, ttl: keptMs, ttlResolution: 0, ttlAutopurge: true })
  }

  /** As this aggregate folds it: several may read a stream. */
  of<C, State, E extends DomainEvent>(
    { decider }: Aggregate<C, State, E>,
    stream: string,
  ): RecentState<State> | undefined {
    const entry = this.#entries.get(stream)
    return entry?.decider === decider ? (entry as Entry & { readonly state: State }) : undefined
  }

  /** Of two, the one that has seen more stays. */
  keep<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
    recent: RecentState<State>,
  ): void {
    const left = this.keptMs - (performance.now() - recent.openedAt)
    // Down to whole milliseconds, as the cache wants them; of no time at all it would make forever.
    if (left < 1 || (this.of(aggregate, stream)?.version ?? -1) > recent.version) return
    this.#entries.set(stream, { ...recent, decider: aggregate.decider }, { ttl: Math.floor(left) })
  }

  clear(): void {
    this.#entries.clear()
  }

  drop(stream: string): void {
    this.#entries.delete(stream)
  }
}
