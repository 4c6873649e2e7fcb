// Loads the state that a stream has led to: a short stream whole, a long one from its last snapshot on, and never more than a page of it at a time.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { EventStore, RecordedEvent } from '@practicum/infra/event-store/port'
import type { PersonKeys } from '@practicum/infra/keys/port'
import { openState, type PersonalTexts, sealState } from '@practicum/infra/snapshots/sealed-state'
import type { KeptState, Snapshots } from '@practicum/infra/snapshots/store'
import { streamName } from '@practicum/shared/events/catalog'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import { fold } from '@practicum/shared/kernel/decider'
import type { Aggregate } from './executor'
import { foldFingerprint } from './fold-fingerprint'

export interface Loaded<State> {
  readonly state: State
  /** Revision of the last event; -1 for a stream that does not exist. */
  readonly version: number
}

export interface Snapshotting {
  readonly snapshots: Snapshots
  readonly keys: PersonKeys
  /** A snapshot that cannot be made fails no command. */
  readonly onError: (error: unknown) => void
}

/** From so many events on a stream is long. */
const LONG = 100
/** So many events after a snapshot the next one is made. */
const EVERY = 50
const PAGE = 500
/** Names remembered of long streams, so that their beginning is not read in vain. */
const REMEMBERED = 10_000

interface Progress<State> extends Loaded<State> {
  readonly texts: Map<string, string>
  readonly commandIds: string[]
  last: RecordedEvent | undefined
}

export class StreamLoader {
  readonly #long = new Set<string>()

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly codec: EventCodec,
    private readonly snapshotting?: Snapshotting,
  ) {}

  /** `ran`: events of this command are in the stream. */
  async load<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
    commandId?: string,
  ): Promise<Loaded<State> & { readonly ran: boolean }> {
    const stream = streamName(aggregate.catalog, id)
    const beginning = await this.beginningOf(stream)
    if (beginning) {
      const events = await this.codec.decodeStream(beginning)
      const state = folded(aggregate, aggregate.decider.initialState(), events)
      return { state, version: versionOf(beginning), ran: events.some(({ meta }) => meta.commandId === commandId) }
    }
    const snapshotting = this.snapshotting
    const fingerprint = foldFingerprint(aggregate)
    const found = await snapshotting?.snapshots.find(stream, { fingerprint, commandId })
    const from = (await this.goOnFrom<State>(stream, found?.kept)) ?? startOf(aggregate)
    const reached = await this.readOn(aggregate, stream, from)
    if (reached.commandIds.length >= EVERY) await this.keep(stream, fingerprint, reached)
    const ran = found?.ran === true || (commandId !== undefined && reached.commandIds.includes(commandId))
    return { state: reached.state, version: reached.version, ran }
  }

  /** With every event, for what is rare. */
  async whole<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
  ): Promise<Loaded<State> & { readonly events: readonly StoredEvent[] }> {
    const { events: recorded } = await this.store.readStream(streamName(aggregate.catalog, id))
    const events = await this.codec.decodeStream(recorded)
    return { state: folded(aggregate, aggregate.decider.initialState(), events), version: versionOf(recorded), events }
  }

  /** All of a short stream; undefined of a long one. */
  private async beginningOf(stream: string): Promise<readonly RecordedEvent[] | undefined> {
    if (this.#long.has(stream)) return undefined
    const { events } = await this.store.readStream(stream, { limit: LONG })
    if (events.length < LONG) return events
    if (this.#long.size >= REMEMBERED) this.#long.clear()
    this.#long.add(stream)
    return undefined
  }

  /** Undefined where the log does not hold the event it was made after, or a person of it has been erased. */
  private async goOnFrom<State>(stream: string, kept: KeptState | undefined): Promise<Progress<State> | undefined> {
    if (!kept || !this.snapshotting) return undefined
    const { events } = await this.store.readStream(stream, { from: kept.revision, limit: 1 })
    if (events[0]?.id !== kept.eventId) return undefined
    const opened = await openState(kept.state, { bound: stream, keys: this.snapshotting.keys })
    if (!opened) return undefined
    const { state, texts } = opened
    const version = Number(kept.revision)
    return { state: state as State, version, texts: new Map(texts), commandIds: [], last: events[0] }
  }

  private async readOn<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
    from: Progress<State>,
  ): Promise<Progress<State>> {
    let reached = from
    for (;;) {
      const { events: page } = await this.store.readStream(stream, { from: BigInt(reached.version + 1), limit: PAGE })
      const events = await this.codec.decodeStream(page)
      for (const [text, subject] of this.codec.personalTexts(events)) reached.texts.set(text, subject)
      reached.commandIds.push(...events.map(({ meta }) => meta.commandId))
      const state = folded(aggregate, reached.state, events)
      reached = { ...reached, state, version: reached.version + page.length, last: page.at(-1) ?? reached.last }
      if (page.length < PAGE) return reached
    }
  }

  private async keep(stream: string, fingerprint: string, reached: Progress<unknown>): Promise<void> {
    if (!this.snapshotting || !reached.last) return
    const { snapshots, keys, onError } = this.snapshotting
    try {
      const texts: PersonalTexts = reached.texts
      const state = await sealState(reached.state, texts, { bound: stream, keys })
      if (state === undefined) return
      const { revision, id: eventId } = reached.last
      await snapshots.save(stream, { revision, eventId, state, fingerprint }, reached.commandIds)
    } catch (error) {
      onError(error)
    }
  }
}

const startOf = <C, State, E extends DomainEvent>({ decider }: Aggregate<C, State, E>): Progress<State> => ({
  ...{ state: decider.initialState(), version: -1, texts: new Map(), commandIds: [], last: undefined },
})

const folded = <C, State, E extends DomainEvent>(
  { decider }: Aggregate<C, State, E>,
  state: State,
  events: readonly StoredEvent[],
): State => fold(decider, state, events as unknown as readonly E[])

const versionOf = (events: readonly RecordedEvent[]): number => Number(events.at(-1)?.revision ?? -1n)
