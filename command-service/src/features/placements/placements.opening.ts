// Opens a placement: noted at its site and its training before it is there, and held as the one application for them.
import type { RequestPlacement } from '@practicum/shared/features/placements/placement-requests.rules'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { siteAggregate } from '../supervision-sites/supervision-sites.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { placementAggregate } from './placements.aggregate'
import { executeCounting } from './placements.applications'

type OpenedData = RequestPlacement['data']

/** Trainee and faculty are those of the training. */
export type NewPlacement = Omit<
  OpenedData,
  'placementId' | 'organizationId' | 'traineeId' | 'traineePositionId' | 'faculty'
>

type Opening = { readonly type: 'OpenPlacement'; readonly data: OpenedData } | RequestPlacement

export interface Opened {
  readonly placementId: string
  readonly done: ExecutionResult<PlacementState>
}

/** What a placement is at and in, as it was found. */
export interface References {
  readonly site: ReturnType<typeof siteAggregate.decider.initialState>
  readonly training: ReturnType<typeof trainingAggregate.decider.initialState>
}

const openedId = ({ commandId }: CommandContext): string => derivedId(commandId, 'placement')

/** The same call has opened it before. */
export const isOpened = async (executor: Executor, context: CommandContext): Promise<boolean> =>
  (await executor.load(placementAggregate, openedId(context))).version >= 0

/** Opens it for the trainee of the training. Refused where site and training are not of one organization, and for a duplicate. */
export async function openBy(
  executor: Executor,
  { site, training, ...placement }: NewPlacement & References,
  context: CommandContext,
  command: (data: OpenedData) => Opening,
): Promise<Opened | Refusal> {
  const { siteId, trainingId } = placement
  if (site.status === 'unknown' || training.status !== 'planned' || site.organizationId !== training.organizationId) {
    return refuse('placement.reference_unknown')
  }
  const placementId = openedId(context)
  const refused = await note(executor, { siteId, trainingId, placementId }, context)
  if (refused) return refused
  const data = {
    ...placement,
    placementId,
    organizationId: training.organizationId,
    traineeId: training.trainee.userId,
    traineePositionId: training.trainee.positionId,
    faculty: training.faculty,
  }
  const request = { command: () => command(data) }
  const done = await executeCounting(executor, placementId, request, context)
  return isRefusal(done) ? done : { placementId, done }
}

interface Noted {
  readonly siteId: string
  readonly trainingId: string
  readonly placementId: string
}

/** Before the placement is there: whoever deletes its training or its site meanwhile meets this, or was before it. */
async function note(
  executor: Executor,
  { siteId, trainingId, placementId }: Noted,
  context: CommandContext,
): Promise<Refusal | undefined> {
  const engage = { command: () => ({ type: 'EngageTraining' as const }) }
  const begin = { command: () => ({ type: 'BeginPlacement' as const, placementId }) }
  const child = (name: string) => childContext(provisional(context), name)
  const engaged = await executor.execute(trainingAggregate, trainingId, engage, child('training'))
  if (isRefusal(engaged)) return refuse('placement.reference_unknown')
  const begun = await executor.execute(siteAggregate, siteId, begin, child('site'))
  return isRefusal(begun) ? refuse('placement.reference_unknown') : undefined
}
