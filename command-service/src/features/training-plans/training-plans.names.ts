// Keeps "no name twice" around commands by which a level or a plan begins or ceases to hold a name.
//
// Before it begins (made, renamed, brought back) the name is claimed for the exact revision that will be written. Nothing is released behind it: a claim
// of what no longer holds the name is taken back as soon as another one meets it. A crash between claim and write leaves a claim too many, never a name twice:
// it holds until its command is repeated.
import { levelNameId, planNameId } from '@practicum/shared/features/training-plans/training-names.events'
import { type Decider, type DomainEvent, fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { Aggregate, CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { trainingLevelAggregate, trainingNameAggregate, trainingPlanAggregate } from './training-plans.aggregates'

/** What holds names: `nameOf` is the stream of the one that it holds in a state. */
interface Holder<Command, State, Event extends DomainEvent> extends Aggregate<Command, State, Event> {
  readonly nameOf: (state: State) => string | undefined
}

const holder = <Command, State, Event extends DomainEvent>(
  aggregate: Aggregate<Command, State, Event> & { readonly decider: Decider<Command, State, Event> },
  nameOf: (state: State) => string | undefined,
): Holder<Command, State, Event> => ({ ...aggregate, nameOf })

export const levelsNamed = holder(trainingLevelAggregate, state =>
  state.status === 'open' ? levelNameId(state) : undefined,
)
export const plansNamed = holder(trainingPlanAggregate, state =>
  state.status === 'open' ? planNameId(state) : undefined,
)

interface Work<Command, State> {
  readonly id: string
  readonly request: CommandRequest<Command, State>
  readonly context: CommandContext
}

const TRIES = 6

/** Executes a command that may change which name is held. */
export class NameKeeper {
  constructor(private readonly executor: Executor) {}

  async execute<Command, State, Event extends DomainEvent>(
    of: Holder<Command, State, Event>,
    work: Work<Command, State>,
  ): Promise<ExecutionResult<State> | Refusal> {
    for (let tries = 1; ; tries++) {
      const outcome = await this.attempt(of, work)
      if (outcome !== 'moved') return outcome
      if (tries === TRIES) return refuse('version_conflict', {}, { kind: 'conflict' })
    }
  }

  /** Decides on exactly the state that was looked at: on a later one the same command might take a name unclaimed. `moved`: somebody wrote meanwhile. */
  private async attempt<Command, State, Event extends DomainEvent>(
    of: Holder<Command, State, Event>,
    work: Work<Command, State>,
  ): Promise<ExecutionResult<State> | Refusal | 'moved'> {
    const { id, request, context } = work
    const { state, version, ran } = await this.executor.load(of, id, context.commandId)
    const before = of.nameOf(state)
    const decides = !ran && !isOutdated(request, version)
    const after = decides ? of.nameOf(stateAfter(of, request, state)) : before
    const taking = after === before ? undefined : after
    const refused = taking && (await this.claim(of, { name: taking, holderId: id, atRevision: version + 1 }, context))
    if (refused) return refused
    const exactly = { ...request, expectedVersion: version }
    const outcome = await this.executor.execute(of, id, decides ? exactly : request, context)
    return hasMoved(outcome, request) ? 'moved' : outcome
  }

  private async claim<Command, State, Event extends DomainEvent>(
    of: Holder<Command, State, Event>,
    { name, holderId, atRevision }: { readonly name: string; readonly holderId: string; readonly atRevision: number },
    context: CommandContext,
  ): Promise<Refusal | undefined> {
    const command = { type: 'Claim' as const, holderId, atRevision }
    const take = () =>
      this.executor.execute(
        trainingNameAggregate,
        name,
        { command: () => command },
        childContext(provisional(context), `claim/${name}/${atRevision}`),
      )
    if (!isRefusal(await take())) return undefined
    const { state } = await this.executor.load(trainingNameAggregate, name)
    if (state.heldBy !== undefined) await this.release(of, name, state.heldBy, context)
    const outcome = await take()
    return isRefusal(outcome) ? outcome : undefined
  }

  /** Reads the holder and releases the name where it does not hold it, as of the revision read. */
  private async release<Command, State, Event extends DomainEvent>(
    of: Holder<Command, State, Event>,
    name: string,
    holderId: string,
    context: CommandContext,
  ): Promise<void> {
    const { state, version } = await this.executor.load(of, holderId)
    if (version < 0 || of.nameOf(state) === name) return
    const command = { type: 'Release' as const, holderId, atRevision: version }
    await this.executor.execute(
      trainingNameAggregate,
      name,
      { command: () => command },
      childContext(provisional(onBehalfOfSystem(context)), `free/${name}/${version}`),
    )
  }
}

/** Refused as a conflict by the executor: nothing is claimed for it. */
const isOutdated = ({ expectedVersion }: { readonly expectedVersion?: number | undefined }, version: number): boolean =>
  expectedVersion !== undefined && expectedVersion !== version

/** A conflict that is none for the caller: they named no version. */
const hasMoved = (outcome: unknown, { expectedVersion }: { readonly expectedVersion?: number | undefined }): boolean =>
  expectedVersion === undefined && isRefusal(outcome) && outcome.code === 'version_conflict'

/** As the command would leave it; as it is where it is refused. */
function stateAfter<Command, State, Event extends DomainEvent>(
  { decider }: Holder<Command, State, Event>,
  request: CommandRequest<Command, State>,
  state: State,
): State {
  const command = request.command(state)
  const decision = isRefusal(command) ? command : decider.decide(command, state)
  return isRefusal(decision) ? state : fold(decider, state, decision)
}

const onBehalfOfSystem = (context: CommandContext): CommandContext => ({
  ...context,
  meta: { ...context.meta, actor: { userId: 'system' } },
})
