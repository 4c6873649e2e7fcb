// Carries a command to its stream: load, decide, append at the exact revision; on a conflict decide again on the fresh state.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import { type EventStore, type NewEvent, type Position, VersionConflict } from '@practicum/infra/event-store/port'
import type { CommandReply } from '@practicum/infra/http/bindings'
import { type EventCatalog, streamName } from '@practicum/shared/events/catalog'
import type { Decider, DomainEvent } from '@practicum/shared/kernel/decider'
import { fold } from '@practicum/shared/kernel/decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from './context'
import { decide, repeated } from './deciding'
import type { Loaded, Whole } from './loaded'
import { StreamLoader } from './loading'
import type { Snapshotting } from './long-streams'

/** An aggregate: its events and its rules. */
export interface Aggregate<Command, State, Event extends DomainEvent> {
  readonly catalog: EventCatalog
  readonly decider: Decider<Command, State, Event>
  /** Whose open browsers have something new to show, given the state before and after. */
  readonly audience?: (state: State) => readonly string[]
}

export interface ExecutionResult<State> {
  readonly state: State
  readonly version: number
  readonly position: Position | undefined
  /** What this command wrote; for a repeat, what its first run wrote. */
  readonly events: readonly StoredEvent[]
}

export interface CommandRequest<Command, State> {
  /** Builds the command from the state it meets, or refuses: here belongs who may do it to this very thing. */
  readonly command: (state: State) => Command | Refusal
  /** The version the person saw. A newer one is a conflict for them to look at, not one to decide again. */
  readonly expectedVersion?: number | undefined
  /** Its id is made for this command: there is nothing to read, unless the command comes again. */
  readonly isNew?: boolean
}

/** The reply of a command: its answer and what its session has to see from now on. */
export function replyOf<State, Answer>(
  done: ExecutionResult<State> | Refusal,
  answer: (done: ExecutionResult<State>) => Answer,
): CommandReply<Answer> | Refusal {
  return isRefusal(done) ? done : { answer: answer(done), position: done.position }
}

/** Of what has no events that a session would have to see: the outcome is the answer. */
export const answered = <Answer>(outcome: Answer | Refusal): CommandReply<Answer> | Refusal =>
  isRefusal(outcome) ? outcome : { answer: outcome }

/** Tries before a conflict is told to the caller. */
const TRIES = 6

export class Executor {
  readonly #loader: StreamLoader

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    /** Without it every stream is read from its beginning. */
    snapshotting?: Snapshotting,
    /** How long it remembers what it has opened. */
    rememberedMs?: number,
  ) {
    this.#loader = new StreamLoader(store, codec, snapshotting, rememberedMs)
  }

  /** `ran`: events of this command are in the stream already. */
  load<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    id: string,
    commandId?: string,
  ): Promise<Loaded<State> & { readonly ran: boolean }> {
    return this.#loader.load(aggregate, id, commandId)
  }

  /** As the event left it, or later: for what follows from the event, and asks for nothing newer. */
  async loadAfter<C, State, E extends DomainEvent>(
    aggregate: Aggregate<C, State, E>,
    event: Pick<StoredEvent, 'entityId' | 'revision'>,
  ): Promise<Loaded<State>> {
    const recent = this.#loader.recent(aggregate, event.entityId)
    return recent && recent.version >= event.revision ? recent : this.load(aggregate, event.entityId)
  }

  /** With all events of the stream, however many. */
  loadWhole<C, State, E extends DomainEvent>(aggregate: Aggregate<C, State, E>, id: string): Promise<Whole<State>> {
    return this.#loader.whole(aggregate, id)
  }

  /** Rejects with VersionConflict when every try met another writer, or StoreUnavailable; a repeat of the same command id writes nothing. */
  async execute<Command, State, Event extends DomainEvent>(
    aggregate: Aggregate<Command, State, Event>,
    id: string,
    request: CommandRequest<Command, State>,
    context: CommandContext,
  ): Promise<ExecutionResult<State> | Refusal> {
    const guessed = await this.onWhatIsKnown(aggregate, id, request, context)
    if (guessed) return guessed
    for (let tries = 1; ; tries++) {
      try {
        return await this.onWhatIsRead(aggregate, id, request, context)
      } catch (error) {
        if (!(error instanceof VersionConflict) || tries === TRIES) throw error
      }
    }
  }

  /** Undefined where the log has to be read: only an append proves what is known, by its revision; no answer that writes nothing does. */
  private async onWhatIsKnown<Command, State, Event extends DomainEvent>(
    aggregate: Aggregate<Command, State, Event>,
    id: string,
    request: CommandRequest<Command, State>,
    context: CommandContext,
  ): Promise<ExecutionResult<State> | undefined> {
    const recent = this.#loader.recent(aggregate, id)
    const known: Loaded<State> | undefined =
      recent ?? (request.isNew ? { state: aggregate.decider.initialState(), version: -1 } : undefined)
    if (!known || recent?.commandIds.has(context.commandId)) return undefined
    const decision = decide(aggregate, known, request)
    if (isRefusal(decision) || decision.length === 0) return undefined
    return this.append(aggregate, { id, loaded: known, decision, context }).catch(unlessConflict)
  }

  private async onWhatIsRead<Command, State, Event extends DomainEvent>(
    aggregate: Aggregate<Command, State, Event>,
    id: string,
    request: CommandRequest<Command, State>,
    context: CommandContext,
  ): Promise<ExecutionResult<State> | Refusal> {
    const { ran, ...loaded } = await this.load(aggregate, id, context.commandId)
    const whole = ran ? await this.loadWhole(aggregate, id) : undefined
    // Of a log that was restored from before, what stands beside it may know more.
    if (whole?.events.some(({ meta }) => meta.commandId === context.commandId)) {
      return repeated(aggregate, whole, request, context)
    }
    const decision = decide(aggregate, loaded, request)
    if (isRefusal(decision)) return decision
    return decision.length === 0
      ? { ...loaded, events: [], position: undefined }
      : this.append(aggregate, { id, loaded, decision, context })
  }

  private async append<C, State, Event extends DomainEvent>(
    aggregate: Aggregate<C, State, Event>,
    work: { id: string; loaded: Loaded<State>; decision: readonly Event[]; context: CommandContext },
  ): Promise<ExecutionResult<State>> {
    const { loaded, decision, context } = work
    const stream = streamName(aggregate.catalog, work.id)
    const state = fold(aggregate.decider, loaded.state, decision)
    const audience = [...new Set([loaded.state, state].flatMap(one => aggregate.audience?.(one) ?? []))]
    const drafts = decision.map((event, index) => ({
      id: derivedId(context.commandId, stream, String(index)),
      event,
      meta: audience.length === 0 ? context.meta : { ...context.meta, audience },
    }))
    const events = named(await this.codec.encode(stream, drafts))
    const expected = loaded.version === -1 ? 'none' : BigInt(loaded.version)
    const { position, revision } = await this.store.append(stream, events, expected)
    context.onAppend?.(stream)
    const lastId = events.at(-1)?.id ?? ''
    const now = { state, version: loaded.version + drafts.length, lastId, commandId: context.commandId }
    this.#loader.appended(aggregate, work.id, { to: loaded, now })
    const written = drafts.map((draft, index) => ({
      id: events[index]?.id ?? draft.id,
      stream,
      entityId: work.id,
      revision: BigInt(loaded.version + 1 + index),
      position,
      type: draft.event.type,
      data: draft.event.data as StoredEvent['data'],
      meta: { ...draft.meta, version: Number(events[index]?.metadata.version) },
    }))
    return { state, version: Number(revision), position, events: written }
  }
}

/** After what they say as well: whoever comes again with something else is no repeat to the store, and is answered from what was written. */
const named = (events: readonly NewEvent[]): readonly NewEvent[] =>
  events.map(event => ({ ...event, id: derivedId(event.id, JSON.stringify(event.data)) }))

function unlessConflict(error: unknown): undefined {
  if (!(error instanceof VersionConflict)) throw error
}
