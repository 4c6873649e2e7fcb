// Placements step by step, as their people once made them outside of Practicum: for the demonstration, and what is tried.
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { siteAggregate } from '../supervision-sites/supervision-sites.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { placementAggregate } from './placements.aggregate'
import { type NewPlacement, openBy } from './placements.opening'

type Services = Pick<CommandServices, 'executor'>

export async function openPlacement(
  { executor }: Services,
  placement: NewPlacement,
  context: CommandContext,
): Promise<string | Refusal> {
  const [{ state: site }, { state: training }] = await Promise.all([
    executor.load(siteAggregate, placement.siteId),
    executor.load(trainingAggregate, placement.trainingId),
  ])
  const opened = await openBy(executor, { ...placement, site, training }, context, data => ({
    type: 'OpenPlacement',
    data,
  }))
  return isRefusal(opened) ? opened : opened.placementId
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
