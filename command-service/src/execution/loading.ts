// Loads the state that a stream has led to: what this process remembers of it and what has come since, a short stream whole, a long one from its last snapshot on.
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { EventStore, RecordedEvent } from '@practicum/infra/event-store/port'
import { streamName } from '@practicum/shared/events/catalog'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { Aggregate } from './executor'
import { folded, type Loaded, type Whole } from './loaded'
import { LongStreams, type Snapshotting } from './long-streams'
import { type RecentState, RecentStates } from './recent-states'

/** From so many events on a stream is long. */
const LONG = 100

type Recorded = readonly RecordedEvent[]

export class StreamLoader {
  readonly #long: LongStreams
  readonly #states: RecentStates
  #losses: number | undefined

  constructor(
    private readonly store: Pick<EventStore, 'readStream' | 'losses'>,
    private readonly codec: EventCodec,
    snapshotting?: Snapshotting,
    rememberedMs?: number,
  ) {
    this.#states = new RecentStates(rememberedMs)
    this.#long = new LongStreams(store, codec, snapshotting)
  }

  /** Without what was read before the way to the log was lost: what came back may be another one. */
  get #recent(): RecentStates {
    const { losses } = this.store
    if (losses !== this.#losses) this.#states.clear()
    this.#losses = losses
    return this.#states
  }

  /** As the log has it now. `ran`: events of this command are in the stream. */
  async load<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
    commandId?: string,
  ): Promise<Loaded<State> & { readonly ran: boolean }> {
    const stream = streamName(aggregate.catalog, id)
    const short = this.#long.has(stream) ? undefined : await this.loadShort(aggregate, stream)
    if (!short) return this.#long.load(aggregate, stream, commandId)
    const { state, version, commandIds } = short
    return { state, version, ran: commandId !== undefined && commandIds.has(commandId) }
  }

  /** As this process last saw it, if it has seen it of late: a guess, for those who find out whether it still holds. */
  recent<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
  ): RecentState<State> | undefined {
    return this.#recent.of(aggregate, streamName(aggregate.catalog, id))
  }

  /** What this process has appended to what it knew, or to nothing. */
  appended<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
    { to, now }: { readonly to: Loaded<unknown>; readonly now: Loaded<State> & AppendedBy },
  ): void {
    const stream = streamName(aggregate.catalog, id)
    const before = this.#recent.of(aggregate, stream) ?? NOTHING()
    if (before.version !== to.version) return
    const { commandId, ...seen } = now
    const commandIds = new Set([...before.commandIds, commandId])
    this.#recent.keep(aggregate, stream, { ...seen, commandIds, openedAt: before.openedAt })
    if (now.version + 1 >= LONG) this.#recent.drop(stream)
  }

  /** With every event, for what is rare. */
  async whole<C, State, E extends DomainEvent>(aggregate: Aggregate<C, State, E>, id: string): Promise<Whole<State>> {
    const { events: recorded } = await this.store.readStream(streamName(aggregate.catalog, id))
    const events = await this.codec.decodeStream(recorded)
    return { state: folded(aggregate, aggregate.decider.initialState(), events), version: versionOf(recorded), events }
  }

  /** Undefined of a long one. */
  private async loadShort<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
  ): Promise<Seen<State> | undefined> {
    const beginning = beginningOf(aggregate)
    const recent = this.#recent.of(aggregate, stream)
    const page = await this.pageOf(stream, recent)
    // A log that has been restored from an earlier one does not go on from what was read before.
    if (recent && page[0]?.id !== recent.lastId) {
      this.#recent.drop(stream)
      return this.loadShort(aggregate, stream)
    }
    const seen = await this.further(aggregate, recent ?? beginning, recent ? page.slice(1) : page)
    if (seen.version + 1 >= LONG) this.grown(stream)
    else if (seen.version >= 0) this.#recent.keep(aggregate, stream, seen)
    return seen.version + 1 >= LONG ? undefined : seen
  }

  private grown(stream: string): void {
    this.#recent.drop(stream)
    this.#long.add(stream)
  }

  /** Where something of it is remembered, from the last event that was seen. */
  private async pageOf(stream: string, recent: RecentState<unknown> | undefined): Promise<Recorded> {
    const from = recent ? { from: BigInt(recent.version) } : {}
    return (await this.store.readStream(stream, { ...from, limit: LONG })).events
  }

  private async further<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    before: Seen<State>,
    page: Recorded,
  ): Promise<Seen<State>> {
    const last = page.at(-1)
    if (!last) return before
    const events = await this.codec.decodeStream(page)
    return {
      ...before,
      state: folded(aggregate, before.state, events),
      version: Number(last.revision),
      lastId: last.id,
      commandIds: new Set([...before.commandIds, ...events.map(({ meta }) => meta.commandId)]),
    }
  }
}

interface AppendedBy {
  readonly lastId: string
  readonly commandId: string
}

type Seen<State> = RecentState<State>

const NOTHING = () => ({ version: -1, commandIds: new Set<string>(), openedAt: performance.now() })

const beginningOf = <C, State, E extends DomainEvent>({ decider }: Aggregate<C, State, E>): Seen<State> => ({
  ...NOTHING(),
  state: decider.initialState(),
  lastId: '',
})

const versionOf = (events: Recorded): number => Number(events.at(-1)?.revision ?? -1n)
