// Keeps "no application twice" around commands that make a placement begin or cease to count.
//
// Before it begins (opened, reopened, brought back) the application is claimed for the exact revision that will be written; after it ceased (denied,
// archived) it is released. A crash in between leaves a claim too many, never a duplicate: the repeat of the command finishes the work, and a claim
// whose placement no longer counts is released as soon as another application meets it.
import { applicationId } from '@practicum/shared/features/placements/application.events'
import { type PlacementCommand, placementDecider } from '@practicum/shared/features/placements/placements.decider'
import type { Placement, PlacementState } from '@practicum/shared/features/placements/placements.state'
import { countsAsApplication } from '@practicum/shared/features/placements/placements.transitions'
import { fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { placementAggregate } from './placements.aggregate'
import { applicationAggregate } from './references.aggregates'

type PlacementRequest = CommandRequest<PlacementCommand, PlacementState>
type Outcome = ExecutionResult<PlacementState> | Refusal

const TRIES = 6

/** Executes a command that changes whether the placement counts. */
export async function executeCounting(
  executor: Executor,
  id: string,
  request: PlacementRequest,
  context: CommandContext,
): Promise<Outcome> {
  const claimed = { application: false }
  const outcome = await claimedThenExecuted(executor, id, request, { ...context, claimed })
  // A refusal writes nothing. Only a claim of this very command, taken before another writer made it refused, is given back.
  if (!isRefusal(outcome)) await releaseUnlessCounting(executor, id, context)
  else if (claimed.application) await releaseUnlessCounting(executor, id, onBehalfOfSystem(context))
  return outcome
}

interface CountingContext extends CommandContext {
  /** Whether this command has claimed the application. */
  readonly claimed: { application: boolean }
}

const onBehalfOfSystem = (context: CommandContext): CommandContext => ({
  ...context,
  meta: { ...context.meta, actor: { userId: 'system' } },
})

async function claimedThenExecuted(
  executor: Executor,
  id: string,
  request: PlacementRequest,
  context: CountingContext,
): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt(executor, id, request, context)
    if (outcome !== 'moved') return outcome
    if (tries === TRIES) return refuse('version_conflict', {}, { kind: 'conflict' })
  }
}

/** Decides on exactly the state that was looked at: on a later one the same command might begin to count unclaimed. `moved`: somebody wrote meanwhile. */
async function attempt(
  executor: Executor,
  id: string,
  request: PlacementRequest,
  context: CountingContext,
): Promise<Outcome | 'moved'> {
  const { state, version, ran: repeated } = await executor.load(placementAggregate, id, context.commandId)
  const beginning = repeated || isOutdated(request, version) ? undefined : beginsToCount(request, state)
  const refused = beginning && (await claim(executor, beginning, version + 1, context))
  if (refused) return refused
  if (beginning) context.claimed.application = true
  const exactly = { ...request, expectedVersion: request.expectedVersion ?? version }
  const outcome = await executor.execute(placementAggregate, id, exactly, context)
  const moved = isRefusal(outcome) && outcome.code === 'version_conflict' && request.expectedVersion === undefined
  return moved ? 'moved' : outcome
}

/** Refused as a conflict by the executor: nothing is claimed for it. */
const isOutdated = ({ expectedVersion }: PlacementRequest, version: number): boolean =>
  expectedVersion !== undefined && expectedVersion !== version

/** The placement as it would be, when the command makes it count and it did not before. */
function beginsToCount(request: PlacementRequest, state: PlacementState): Placement | undefined {
  const command = request.command(state)
  const decision = isRefusal(command) ? command : placementDecider.decide(command, state)
  if (isRefusal(decision)) return undefined
  const after = fold(placementDecider, state, decision)
  return counts(after) && !counts(state) ? after : undefined
}

const counts = (state: PlacementState): state is Placement => state.status !== 'unknown' && countsAsApplication(state)

async function claim(
  executor: Executor,
  placement: Placement,
  revision: number,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const application = applicationId(placement)
  const command = { type: 'Claim' as const, placementId: placement.id, atRevision: revision }
  const take = (): Promise<unknown> =>
    executor.execute(
      applicationAggregate,
      application,
      { command: () => command },
      childContext(provisional(context), `claim/${revision}`),
    )
  if (!isRefusal(await take())) return undefined
  const { state } = await executor.load(applicationAggregate, application)
  if (state.heldBy !== undefined) await releaseUnlessCounting(executor, state.heldBy, onBehalfOfSystem(context))
  const outcome = await take()
  return isRefusal(outcome) ? outcome : undefined
}

/** Reads the placement and releases its application where it no longer counts, as of the revision read. */
async function releaseUnlessCounting(executor: Executor, placementId: string, context: CommandContext): Promise<void> {
  const { state, version } = await executor.load(placementAggregate, placementId)
  if (state.status === 'unknown' || counts(state)) return
  const command = { type: 'Release' as const, placementId, atRevision: version }
  const name = `free/${placementId}/${version}`
  await executor.execute(
    applicationAggregate,
    applicationId(state),
    { command: () => command },
    childContext(provisional(context), name),
  )
}
