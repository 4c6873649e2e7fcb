// Keeps "no such thing twice" around commands by which something begins or ceases to hold it, with one reservation for each thing (`kernel/reservation`).
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { ReservationCommand, ReservationState } from '@practicum/shared/kernel/reservation'
import { type Claimed, type Claims, executeClaiming, takeAnew, takeOrFree } from './claiming'
import { bySystem, type CommandContext, childContext, provisional } from './context'
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
  return executeClaiming(executor, { aggregate: holder, claims: claimsOf(executor, holder) }, work)
}

interface Retractable<State> extends Claims<State, string> {
  /** Takes a claim back whose revision will not be written. */
  readonly retract: (claimed: Claimed<string>, context: CommandContext) => Promise<void>
}

/** For what may hold something else beside it. */
export function claimsOf<Command, State, Event extends DomainEvent, Reserved extends DomainEvent>(
  executor: Executor,
  holder: Holder<Command, State, Event, Reserved>,
): Retractable<State> {
  const holding = new Holding(executor, holder)
  return {
    held: holder.held,
    claim: (claimed: Claimed<string>, context: CommandContext) => holding.claim(claimed, context),
    retract: (claimed: Claimed<string>, context: CommandContext) => holding.retract(claimed, context),
  }
}

/** Whether a thing is held now, by whomever: to say so before anything is written. A command that takes it decides for itself. */
export async function isHeld<Command, State, Event extends DomainEvent, Reserved extends DomainEvent>(
  executor: Executor,
  holder: Holder<Command, State, Event, Reserved>,
  thing: string,
): Promise<boolean> {
  const { heldBy } = (await executor.load(holder.reservation, thing)).state
  return heldBy !== undefined && holder.held((await executor.load(holder, heldBy)).state) === thing
}

class Holding<Command, State, Event extends DomainEvent, Reserved extends DomainEvent> {
  constructor(
    private readonly executor: Executor,
    private readonly holder: Holder<Command, State, Event, Reserved>,
  ) {}

  claim({ held, ...claim }: Claimed<string>, context: CommandContext): Promise<Refusal | undefined> {
    const { reservation } = this.holder
    const request = { command: () => ({ type: 'Claim' as const, ...claim }) }
    const child = childContext(provisional(context), `claim/${held}/${claim.atRevision}`)
    const take = (as: CommandContext) => this.executor.execute(reservation, held, request, as)
    const isTakenBack = ({ state }: ExecutionResult<ReservationState>) => state.heldBy !== claim.holderId
    return takeOrFree(
      () => takeAnew(take, isTakenBack, child),
      () => this.free(held, context),
    )
  }

  /** Of a revision that somebody has written meanwhile, what was written decides. */
  async retract({ held, holderId, atRevision }: Claimed<string>, context: CommandContext): Promise<void> {
    const { version } = await this.executor.load(this.holder, holderId)
    if (version >= atRevision) return this.free(held, context)
    const command = { type: 'Release' as const, holderId, atRevision }
    const child = childContext(provisional(bySystem(context)), `retract/${held}/${atRevision}`)
    await this.executor.execute(this.holder.reservation, held, { command: () => command }, child)
  }

  /** Reads who has claimed the thing and releases it where they do not hold it any more, as of the revision read. */
  private async free(thing: string, context: CommandContext): Promise<void> {
    const { state: claimed } = await this.executor.load(this.holder.reservation, thing)
    const holderId = claimed.heldBy
    if (holderId === undefined) return
    const { state, version } = await this.executor.load(this.holder, holderId)
    if (version < 0 || this.holder.held(state) === thing) return
    const command = { type: 'Release' as const, holderId, atRevision: version }
    const child = childContext(provisional(bySystem(context)), `free/${thing}/${version}`)
    await this.executor.execute(this.holder.reservation, thing, { command: () => command }, child)
  }
}
