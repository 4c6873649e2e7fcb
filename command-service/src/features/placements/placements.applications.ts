// No application twice: placements hold theirs while they count.
import { applicationId } from '@practicum/shared/features/placements/application.events'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import { countsAsApplication } from '@practicum/shared/features/placements/placements.transitions'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { executeHolding } from '../../execution/holding'
import { placementAggregate } from './placements.aggregate'
import { applicationAggregate } from './references.aggregates'

const applying = {
  ...placementAggregate,
  reservation: applicationAggregate,
  held: (state: PlacementState) =>
    state.status !== 'unknown' && countsAsApplication(state) ? applicationId(state) : undefined,
}

/** Executes a command that changes whether the placement counts. */
export const executeCounting = (
  executor: Executor,
  id: string,
  request: CommandRequest<PlacementCommand, PlacementState>,
  context: CommandContext,
): Promise<ExecutionResult<PlacementState> | Refusal> => executeHolding(executor, applying, { id, request, context })
