// Keeps "no such thing twice" around commands by which something begins or ceases to hold it: a name, an application (`kernel/reservation`).
//
// Before it begins (made, renamed, brought back) the thing is claimed for the exact revision that will be written. Nothing is released behind it: a claim
// of what no longer holds the thing is taken back as soon as another one meets it. A crash between claim and write leaves a claim too many, never a thing
// twice: it holds until its command is repeated.
import { type DomainEvent, fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { ReservationCommand, ReservationState } from '@practicum/shared/kernel/reservation'
import { type CommandContext, childContext, provisional } from './context'
import type { Aggregate, CommandRequest, ExecutionResult, Executor } from './executor'

/** What holds things, one at a time of one kind. */
export interface Holder<Command, State, Event extends DomainEvent, Reserved extends DomainEvent>
  extends Aggregate<Command, State, Event> {
  readonly reservation: Aggregate<ReservationCommand, ReservationState, Reserved>
  /** The stream of the reservation that it holds in this state. */
  readonly held: (state: State) => string | undefined
}

interface Work<Command, State> {
  readonly id: string
  readonly request: CommandRequest<Command, State>
  readonly context: CommandContext
}

/** Executes a command that may change what its aggregate holds. Refused as the reservation says where another one holds it. */
export function executeHolding<Command, State, Event extends DomainEvent, Reserved extends DomainEvent>(
  executor: Executor,
  holder: Holder<Command, State, Event, Reserved>,
  work: Work<Command, State>,
): Promise<ExecutionResult<State> | Refusal> {
  return new Holding(executor, holder).execute(work)
}

const TRIES = 6

class Holding<Command, State, Event extends DomainEvent, Reserved extends DomainEvent> {
  constructor(
    private readonly executor: Executor,
    private readonly holder: Holder<Command, State, Event, Reserved>,
  ) {}

  async execute(work: Work<Command, State>): Promise<ExecutionResult<State> | Refusal> {
    for (let tries = 1; ; tries++) {
      const outcome = await this.attempt(work)
      if (outcome !== 'moved') return outcome
      if (tries === TRIES) return refuse('version_conflict', {}, { kind: 'conflict' })
    }
  }

  /** Decides on exactly the state that was looked at: on a later one the same command might take a thing unclaimed. `moved`: somebody wrote meanwhile. */
  private async attempt({
    id,
    request,
    context,
  }: Work<Command, State>): Promise<ExecutionResult<State> | Refusal | 'moved'> {
    const { state, version, ran } = await this.executor.load(this.holder, id, context.commandId)
    const before = this.holder.held(state)
    const decides = !ran && !isOutdated(request, version)
    const after = decides ? this.holder.held(this.stateAfter(request, state)) : before
    const taking = after === before ? undefined : after
    const refused = taking && (await this.claim(taking, { holderId: id, atRevision: version + 1 }, context))
    if (refused) return refused
    const exactly = { ...request, expectedVersion: version }
    const outcome = await this.executor.execute(this.holder, id, decides ? exactly : request, context)
    return hasMoved(outcome, request) ? 'moved' : outcome
  }

  /** As the command would leave it; as it is where it is refused. */
  private stateAfter(request: CommandRequest<Command, State>, state: State): State {
    const { decider } = this.holder
    const command = request.command(state)
    const decision = isRefusal(command) ? command : decider.decide(command, state)
    return isRefusal(decision) ? state : fold(decider, state, decision)
  }

  private async claim(
    thing: string,
    claim: { readonly holderId: string; readonly atRevision: number },
    context: CommandContext,
  ): Promise<Refusal | undefined> {
    const { reservation } = this.holder
    const command = { type: 'Claim' as const, ...claim }
    const child = childContext(provisional(context), `claim/${thing}/${claim.atRevision}`)
    const take = () => this.executor.execute(reservation, thing, { command: () => command }, child)
    if (!isRefusal(await take())) return undefined
    const { state } = await this.executor.load(reservation, thing)
    if (state.heldBy !== undefined) await this.release(thing, state.heldBy, context)
    const outcome = await take()
    return isRefusal(outcome) ? outcome : undefined
  }

  /** Reads who holds the thing and releases it where they do not any more, as of the revision read. */
  private async release(thing: string, holderId: string, context: CommandContext): Promise<void> {
    const { state, version } = await this.executor.load(this.holder, holderId)
    if (version < 0 || this.holder.held(state) === thing) return
    const command = { type: 'Release' as const, holderId, atRevision: version }
    const child = childContext(provisional(onBehalfOfSystem(context)), `free/${thing}/${version}`)
    await this.executor.execute(this.holder.reservation, thing, { command: () => command }, child)
  }
}

/** Refused as a conflict by the executor: nothing is claimed for it. */
const isOutdated = ({ expectedVersion }: { readonly expectedVersion?: number | undefined }, version: number): boolean =>
  expectedVersion !== undefined && expectedVersion !== version

/** A conflict that is none for the caller: they named no version. */
const hasMoved = (outcome: unknown, { expectedVersion }: { readonly expectedVersion?: number | undefined }): boolean =>
  expectedVersion === undefined && isRefusal(outcome) && outcome.code === 'version_conflict'

const onBehalfOfSystem = (context: CommandContext): CommandContext => ({
  ...context,
  meta: { ...context.meta, actor: { userId: 'system' } },
})
