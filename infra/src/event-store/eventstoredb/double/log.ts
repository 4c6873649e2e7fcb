// The log of the double: another engine's, its positions counted the way the server counts, and shown late by servers that are behind.
import { memoryEventStore } from '../../memory'
import type {
  AppendResult,
  EventStore,
  Expected,
  NewEvent,
  Position,
  ReadOptions,
  RecordedEvent,
  StreamRead,
} from '../../port'
import { START } from '../../port'
import { fromPosition, toPosition } from '../../positions'

/** The events of one append share the place where their transaction ends, and each stands at its own before it. */
export interface WirePosition {
  readonly commit: bigint
  readonly prepare: bigint
}

const PER_TRANSACTION = 1n << 20n

interface Written {
  readonly position: Position
  readonly at: number
}

export class DoubledLog {
  /** Events of each append, by the first half of their positions. */
  readonly #sizes = new Map<bigint, number>()
  readonly #written: Written[] = []

  constructor(private readonly store: EventStore) {}

  async append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult> {
    const result = await this.store.append(stream, events, expected)
    const { high } = fromPosition(result.position)
    if (!this.#sizes.has(high)) {
      this.#sizes.set(high, events.length)
      this.#written.push({ position: result.position, at: performance.now() })
    }
    return result
  }

  /** As an older copy has it: what came after that position is not in it, everything else stands where it stood. */
  async copyUpTo(last: Position): Promise<DoubledLog> {
    const copy = new DoubledLog(memoryEventStore())
    const { events } = await this.store.readAll({ limit: Number.MAX_SAFE_INTEGER })
    const appends = new Map<bigint, RecordedEvent[]>()
    for (const event of events.filter(({ position }) => position <= last)) {
      const { high } = fromPosition(event.position)
      appends.set(high, [...(appends.get(high) ?? []), event])
    }
    for (const [first, ...others] of appends.values()) {
      if (first) await copy.append(first.stream, [first, ...others], 'any')
    }
    return copy
  }

  end(): Promise<Position> {
    return this.store.head()
  }

  /** As a server has it that shows what was written so long ago. */
  async readStream(stream: string, options: ReadOptions, behindMs: number): Promise<StreamRead> {
    if (behindMs === 0) return this.store.readStream(stream, options)
    const shown = this.shown(behindMs)
    const [first] = (await this.store.readStream(stream, { limit: 1 })).events
    if (!first || first.position > shown) return { exists: false, events: [] }
    const { limit, ...unlimited } = options
    const { events } = await this.store.readStream(stream, unlimited)
    return { exists: true, events: events.filter(({ position }) => position <= shown).slice(0, limit) }
  }

  /** At most so many from a position on, that one included. */
  async from(position: WirePosition | undefined, limit: number, behindMs: number): Promise<readonly RecordedEvent[]> {
    const { events } = await this.store.readAll({ after: position ? before(position) : START, limit })
    return this.shownOf(events, behindMs)
  }

  /** At most so many up to a position, that one included, the latest first. */
  async upTo(position: WirePosition | undefined, limit: number, behindMs: number): Promise<readonly RecordedEvent[]> {
    const { events } = await this.store.readAll({ limit: Number.MAX_SAFE_INTEGER })
    const last = position && enginePosition(position.prepare)
    const wanted = last === undefined ? events : events.filter(event => event.position <= last)
    return this.shownOf(wanted, behindMs).toReversed().slice(0, limit)
  }

  async *follow(signal: AbortSignal): AsyncIterable<RecordedEvent> {
    for await (const { events } of this.store.subscribe({ after: await this.store.head(), signal })) yield* events
  }

  wirePosition(position: Position): WirePosition {
    const { high, low } = fromPosition(position)
    const first = high * PER_TRANSACTION
    return { commit: first + BigInt((this.#sizes.get(high) ?? 1) - 1), prepare: first + low }
  }

  private shownOf(events: readonly RecordedEvent[], behindMs: number): readonly RecordedEvent[] {
    if (behindMs === 0) return events
    const shown = this.shown(behindMs)
    return events.filter(({ position }) => position <= shown)
  }

  private shown(behindMs: number): Position {
    const until = performance.now() - behindMs
    return this.#written.findLast(({ at }) => at <= until)?.position ?? START
  }
}

const enginePosition = (prepare: bigint): Position => toPosition(prepare / PER_TRANSACTION, prepare % PER_TRANSACTION)

/** Of engine positions, the greatest that is below that of the event at a wire position. */
function before({ prepare }: WirePosition): Position {
  const low = prepare % PER_TRANSACTION
  const high = prepare / PER_TRANSACTION
  return low > 0n ? toPosition(high, low - 1n) : toPosition(high - 1n, PER_TRANSACTION)
}
