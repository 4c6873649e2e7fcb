// The aggregate of placements, and who may see or decide one.
import { coordinates, type Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { placementDecider } from '@practicum/shared/features/placements/placements.decider'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import type { Placement, PlacementState } from '@practicum/shared/features/placements/placements.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const placementAggregate = { catalog: placementEvents, decider: placementDecider, audience } as const

function audience(state: PlacementState): readonly string[] {
  if (state.status === 'unknown') return []
  return [room.coordinators(state.organizationId), ...positionsOf(state).map(room.position)]
}

function positionsOf({ traineePositionId, supervisor, faculty }: Placement): readonly string[] {
  return [traineePositionId, supervisor?.positionId, faculty?.positionId].filter(id => id !== undefined)
}

function maySee(principal: Principal, placement: Placement): boolean {
  if (placement.organizationId !== principal.organizationId) return false
  return coordinates(principal, placement.organizationId) || positionsOf(placement).includes(principal.positionId)
}

/** What is not yours does not exist; what you see but may not decide is forbidden. */
export function reach(principal: Principal, state: PlacementState, wanted: 'see' | 'decide'): Refusal | undefined {
  if (state.status === 'unknown' || !maySee(principal, state)) return refuse('not_found', {}, { kind: 'missing' })
  const mayDecide = wanted === 'see' || coordinates(principal, state.organizationId)
  return mayDecide ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}
