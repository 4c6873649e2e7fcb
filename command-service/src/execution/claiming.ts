// Claims around commands by which something begins to hold what no other may: a name, an application (`holding`), days.
//
// Before it begins, the thing is claimed for the exact revision that will be written. Nothing is released behind it: a claim of what no longer holds the
// thing is taken back as soon as another one meets it. A crash between claim and write leaves a claim too many, never a thing twice: it holds until its
// command is repeated.
import { isDeepStrictEqual } from 'node:util'
import { type DomainEvent, fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from './context'
import type { Aggregate, CommandRequest, ExecutionResult, Executor } from './executor'

export interface Claimed<Held> {
  readonly held: Held
  readonly holderId: string
  /** Of the holder, about to be written. */
  readonly atRevision: number
}

/** What somebody may hold, and how it is claimed. */
export interface Claims<State, Held> {
  readonly held: (state: State) => Held | undefined
  /** Refused where another one holds it. */
  readonly claim: (claimed: Claimed<Held>, context: CommandContext) => Promise<Refusal | undefined>
  /** Looks at the holder at once where its command was refused behind the claim: for what others would find only later. */
  readonly unwritten?: (claimed: Claimed<Held>, context: CommandContext) => Promise<unknown>
}

interface Work<Command, State> {
  readonly id: string
  readonly request: CommandRequest<Command, State>
  readonly context: CommandContext
}

const TRIES = 6

/** Executes a command that may change what its aggregate holds. Refused as the claim is. */
export async function executeClaiming<Command, State, Event extends DomainEvent, Held>(
  executor: Executor,
  holder: { readonly aggregate: Aggregate<Command, State, Event>; readonly claims: Claims<State, Held> },
  work: Work<Command, State>,
): Promise<ExecutionResult<State> | Refusal> {
  const claiming = new Claiming(executor, holder.aggregate, holder.claims)
  for (let tries = 1; ; tries++) {
    const outcome = await claiming.attempt(work)
    if (outcome !== 'moved') return claiming.ended(outcome, work)
    if (tries === TRIES) return claiming.ended(refuse('version_conflict', {}, { kind: 'conflict' }), work)
  }
}

/** Takes it; where somebody has it, takes back what is claimed and not held, and tries once more. */
export async function takeOrFree(
  take: () => Promise<unknown>,
  free: () => Promise<unknown>,
): Promise<Refusal | undefined> {
  if (!isRefusal(await take())) return undefined
  await free()
  const outcome = await take()
  return isRefusal(outcome) ? outcome : undefined
}

/** Takes it; where the command comes again after its claim was taken back, once more. */
export async function takeAnew<State>(
  take: (context: CommandContext) => Promise<ExecutionResult<State> | Refusal>,
  isTakenBack: (taken: ExecutionResult<State>) => boolean,
  context: CommandContext,
): Promise<ExecutionResult<State> | Refusal> {
  const taken = await take(context)
  return isRefusal(taken) || !isTakenBack(taken) ? taken : take(childContext(context, `again/${taken.version}`))
}

class Claiming<Command, State, Event extends DomainEvent, Held> {
  #claimed: Claimed<Held> | undefined

  constructor(
    private readonly executor: Executor,
    private readonly aggregate: Aggregate<Command, State, Event>,
    private readonly claims: Claims<State, Held>,
  ) {}

  /** Decides on exactly the state that was looked at: on a later one the same command might take a thing unclaimed. `moved`: somebody wrote meanwhile. */
  async attempt({ id, request, context }: Work<Command, State>): Promise<ExecutionResult<State> | Refusal | 'moved'> {
    const { state, version, ran } = await this.executor.load(this.aggregate, id, context.commandId)
    const decides = !ran && !isOutdated(request, version)
    const held = decides ? this.takenBy(request, state) : undefined
    const refused = held !== undefined && (await this.claim({ held, holderId: id, atRevision: version + 1 }, context))
    if (refused) return hasMoved(refused, request) ? 'moved' : refused
    const exactly = { ...request, expectedVersion: version }
    const outcome = await this.executor.execute(this.aggregate, id, decides ? exactly : request, context)
    return hasMoved(outcome, request) ? 'moved' : outcome
  }

  private async claim(claimed: Claimed<Held>, context: CommandContext): Promise<Refusal | undefined> {
    const refused = await this.claims.claim(claimed, context)
    if (!refused) this.#claimed = claimed
    return refused
  }

  async ended<Outcome extends ExecutionResult<State> | Refusal>(
    outcome: Outcome,
    { context }: Work<Command, State>,
  ): Promise<Outcome> {
    if (this.#claimed && isRefusal(outcome)) await this.claims.unwritten?.(this.#claimed, context)
    return outcome
  }

  /** What the command would give it, where that is something else; nothing where it is refused. */
  private takenBy(request: CommandRequest<Command, State>, state: State): Held | undefined {
    const { decider } = this.aggregate
    const command = request.command(state)
    const decision = isRefusal(command) ? command : decider.decide(command, state)
    if (isRefusal(decision)) return undefined
    const after = this.claims.held(fold(decider, state, decision))
    return isDeepStrictEqual(after, this.claims.held(state)) ? undefined : after
  }
}

/** Refused as a conflict by the executor: nothing is claimed for it. */
const isOutdated = ({ expectedVersion }: { readonly expectedVersion?: number | undefined }, version: number): boolean =>
  expectedVersion !== undefined && expectedVersion !== version

/** A conflict that is none for the caller: they named no version. */
const hasMoved = (outcome: unknown, { expectedVersion }: { readonly expectedVersion?: number | undefined }): boolean =>
  expectedVersion === undefined && isRefusal(outcome) && outcome.code === 'version_conflict'
