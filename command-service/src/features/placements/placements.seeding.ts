// What happens to placements without an endpoint yet: requests and signatures, for the demonstration and later sign-up.
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementEvent } from '@practicum/shared/features/placements/placements.events'
import type { placementContent } from '@practicum/shared/features/placements/placements.fields'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import type { StoredOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { siteAggregate } from '../supervision-sites/supervision-sites.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { placementAggregate } from './placements.aggregate'
import { executeCounting } from './placements.applications'

type Services = Pick<CommandServices, 'executor'>
type OpenedData = Extract<PlacementEvent, { type: 'PlacementOpened' }>['data']

/** Trainee and faculty are those of the training. */
export type NewPlacement = StoredOf<typeof placementContent> &
  Pick<OpenedData, 'siteId' | 'trainingId' | 'supervisor' | 'agreements'>

/** Opens a placement for the trainee of the training. Refused where site and training are not of one organization, and for a duplicate. */
export async function openPlacement(
  { executor }: Services,
  placement: NewPlacement,
  context: CommandContext,
): Promise<string | Refusal> {
  const [{ state: site }, { state: training }] = await Promise.all([
    executor.load(siteAggregate, placement.siteId),
    executor.load(trainingAggregate, placement.trainingId),
  ])
  if (site.status === 'unknown' || training.status !== 'planned' || site.organizationId !== training.organizationId) {
    return refuse('placement.reference_unknown')
  }
  // Before the placement is there: a training that is deleted meanwhile has none.
  const engage = { command: () => ({ type: 'EngageTraining' as const }) }
  const ofTraining = childContext(provisional(context), 'training')
  const engaged = await executor.execute(trainingAggregate, placement.trainingId, engage, ofTraining)
  if (isRefusal(engaged)) return refuse('placement.reference_unknown')
  const placementId = derivedId(context.commandId, 'placement')
  // Before it is opened: whoever deletes the site meanwhile meets this, or was before it.
  const beginning = { command: () => ({ type: 'BeginPlacement' as const, placementId }) }
  const atSite = childContext(provisional(context), 'site')
  if (isRefusal(await executor.execute(siteAggregate, placement.siteId, beginning, atSite))) {
    return refuse('placement.reference_unknown')
  }
  const data = {
    ...placement,
    placementId,
    organizationId: training.organizationId,
    traineeId: training.trainee.userId,
    traineePositionId: training.trainee.positionId,
    faculty: training.faculty,
  }
  const request = { command: () => ({ type: 'OpenPlacement' as const, data }) }
  const done = await executeCounting(executor, placementId, request, context)
  return isRefusal(done) ? done : placementId
}

/** Submitting, joining and signing: what the people of a placement do to make it ready. */
export type PlacementStep = Extract<
  PlacementCommand,
  { type: 'SubmitPlacement' | 'JoinSupervisor' | 'SubmitAgreement' }
>

export function takeStep(
  { executor }: Services,
  placementId: string,
  step: PlacementStep,
  context: CommandContext,
): Promise<ExecutionResult<PlacementState> | Refusal> {
  return executor.execute(placementAggregate, placementId, { command: () => step }, context)
}
