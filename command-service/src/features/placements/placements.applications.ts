// No application twice: placements hold theirs while they count, and a place at their site while they are approved.
import { applicationId } from '@practicum/shared/features/placements/application.events'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import { countsAsApplication } from '@practicum/shared/features/placements/placements.transitions'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type Claims, executeClaiming } from '../../execution/claiming'
import type { CommandContext } from '../../execution/context'
import type { CommandRequest, ExecutionResult, Executor } from '../../execution/executor'
import { claimsOf } from '../../execution/holding'
import { placementAggregate } from './placements.aggregate'
import { type HeldPlace, type Looked, placesOf } from './placements.places'
import { applicationAggregate } from './references.aggregates'

const applying = {
  ...placementAggregate,
  reservation: applicationAggregate,
  held: (state: PlacementState) =>
    state.status !== 'unknown' && countsAsApplication(state) ? applicationId(state) : undefined,
}

type Work = {
  readonly id: string
  readonly request: CommandRequest<PlacementCommand, PlacementState>
  readonly context: CommandContext
}
type Outcome = Promise<ExecutionResult<PlacementState> | Refusal>

interface Held {
  readonly application: string | undefined
  readonly place: HeldPlace | undefined
}

/** What an approved placement that is brought back takes at once. */
function bothOf(executor: Executor): Claims<PlacementState, Held> {
  const applications = claimsOf(executor, applying)
  const places = placesOf(executor)
  return {
    held(state) {
      const held = { application: applications.held(state), place: places.held(state) }
      return held.application === undefined ? undefined : held
    },
    async claim({ held: { application, place }, ...claimed }, context) {
      const refused = application && (await applications.claim({ held: application, ...claimed }, context))
      if (refused) return refused
      const full = place === undefined ? undefined : await places.claim({ held: place, ...claimed }, context)
      if (full && application) await applications.retract({ held: application, ...claimed }, context)
      return full
    },
    async unwritten({ held: { application, place }, ...claimed }, context) {
      if (place !== undefined) await places.unwritten?.({ held: place, ...claimed }, context)
      if (application !== undefined) await applications.retract({ held: application, ...claimed }, context)
    },
  }
}

/** Executes a command that changes whether the placement counts. */
export const executeCounting = (
  executor: Executor,
  id: string,
  request: CommandRequest<PlacementCommand, PlacementState>,
  context: CommandContext,
): Outcome =>
  executeClaiming(executor, { aggregate: placementAggregate, claims: bothOf(executor) }, { id, request, context })

/** Executes an approval, or a change of the days of what is approved: refused where no place is left at the site. */
export const executePlacing = (executor: Executor, work: Work, looked?: Looked): Outcome =>
  executeClaiming(executor, { aggregate: placementAggregate, claims: placesOf(executor, looked) }, work)
