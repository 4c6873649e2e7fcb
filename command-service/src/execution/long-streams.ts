// Loads the state of a long stream: from its last snapshot on, a page at a time, with a new snapshot where many events have come since.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { EventStore, RecordedEvent } from '@practicum/infra/event-store/port'
import type { PersonKeys } from '@practicum/infra/keys/port'
import { openState, type PersonalTexts, sealState } from '@practicum/infra/snapshots/sealed-state'
import type { KeptState, Snapshots } from '@practicum/infra/snapshots/store'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { Aggregate } from './executor'
import { foldFingerprint } from './fold-fingerprint'
import { folded, type Loaded } from './loaded'

export interface Snapshotting {
  readonly snapshots: Snapshots
  readonly keys: PersonKeys
  /** A snapshot that cannot be made fails no command. */
  readonly onError: (error: unknown) => void
}

/** So many events after a snapshot the next one is made. */
const EVERY = 50
const PAGE = 500
/** Names remembered of long streams, so that their beginning is not read in vain. */
const REMEMBERED = 10_000

type Recorded = readonly RecordedEvent[]

interface Snapshot {
  readonly kept: KeptState
  readonly page: Recorded
}

interface Progress<State> extends Loaded<State> {
  readonly texts: Map<string, string>
  readonly commandIds: string[]
  readonly last: RecordedEvent | undefined
}

export class LongStreams {
  /** Each with the revision of the last snapshot that was seen of it. */
  readonly #long = new Map<string, bigint>()

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly codec: EventCodec,
    private readonly snapshotting?: Snapshotting,
  ) {}

  has(stream: string): boolean {
    return this.#long.has(stream)
  }

  /** From now on it is one. */
  add(stream: string): void {
    if (this.#long.size >= REMEMBERED) this.#long.clear()
    this.#long.set(stream, 0n)
  }

  /** `ran`: events of this command are in the stream. */
  async load<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
    commandId: string | undefined,
  ): Promise<Loaded<State> & { readonly ran: boolean }> {
    const fingerprint = foldFingerprint(aggregate)
    const { last, ran } = await this.lastSnapshot(stream, { fingerprint, commandId })
    const from = last && (await this.goOnFrom(aggregate, stream, last))
    const reached = from?.isAll
      ? from.progress
      : await this.readOn(aggregate, stream, from?.progress ?? startOf(aggregate))
    if (reached.commandIds.length >= EVERY) await this.keep(stream, fingerprint, reached)
    const { state, version, commandIds } = reached
    return { state, version, ran: ran || commandIds.some(one => one === commandId) }
  }

  /** With the page of the log that begins where it was made. */
  private async lastSnapshot(
    stream: string,
    asked: Parameters<Snapshots['find']>[1],
  ): Promise<{ readonly last?: Snapshot; readonly ran: boolean }> {
    const seen = this.#long.get(stream) ?? 0n
    // What follows the last one that was seen, while it is asked whether it is still the last.
    const [found, following] = await Promise.all([
      this.snapshotting?.snapshots.find(stream, asked),
      seen === 0n ? undefined : this.pageOf(stream, seen),
    ])
    if (!found?.kept) return { ran: found?.ran === true }
    const { kept, ran } = found
    this.#long.set(stream, kept.revision)
    const page = kept.revision === seen && following ? following : await this.pageOf(stream, kept.revision)
    return { last: { kept, page }, ran }
  }

  private async pageOf(stream: string, from: bigint): Promise<Recorded> {
    return (await this.store.readStream(stream, { from, limit: PAGE })).events
  }

  /** Undefined where the log does not hold the event it was made after, or a person of it has been erased. `isAll`: nothing follows the page. */
  private async goOnFrom<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
    { kept, page }: Snapshot,
  ): Promise<{ readonly progress: Progress<State>; readonly isAll: boolean } | undefined> {
    const [last, ...following] = page
    if (!this.snapshotting || last?.id !== kept.eventId) return undefined
    const [opened, events] = await Promise.all([
      openState(kept.state, { bound: stream, keys: this.snapshotting.keys }),
      this.codec.decodeStream(following),
    ])
    if (!opened) return undefined
    const state = opened.state as State
    const start = { state, version: Number(kept.revision), texts: new Map(opened.texts), commandIds: [], last }
    return { progress: this.further(aggregate, start, { page: following, events }), isAll: page.length < PAGE }
  }

  private async readOn<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    stream: string,
    from: Progress<State>,
  ): Promise<Progress<State>> {
    let reached = from
    for (;;) {
      const page = await this.pageOf(stream, BigInt(reached.version + 1))
      reached = this.further(aggregate, reached, { page, events: await this.codec.decodeStream(page) })
      if (page.length < PAGE) return reached
    }
  }

  private further<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    before: Progress<State>,
    { page, events }: { readonly page: Recorded; readonly events: readonly StoredEvent[] },
  ): Progress<State> {
    for (const [text, subject] of this.codec.personalTexts(events)) before.texts.set(text, subject)
    before.commandIds.push(...events.map(({ meta }) => meta.commandId))
    const state = folded(aggregate, before.state, events)
    return { ...before, state, version: before.version + page.length, last: page.at(-1) ?? before.last }
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
      this.#long.set(stream, revision)
    } catch (error) {
      onError(error)
    }
  }
}

const startOf = <C, State, E extends DomainEvent>({ decider }: Aggregate<C, State, E>): Progress<State> => ({
  ...{ state: decider.initialState(), version: -1, texts: new Map(), commandIds: [], last: undefined },
})
