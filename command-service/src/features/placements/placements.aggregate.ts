// The aggregate of placements, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { placementDecider } from '@practicum/shared/features/placements/placements.decider'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { placementFacts, placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import type { PlacementState } from '@practicum/shared/features/placements/placements.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const placementAggregate = { catalog: placementEvents, decider: placementDecider, audience } as const

function audience(state: PlacementState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(placementPolicy.see, placementFacts(state))
}

export type Wanted = 'see' | 'decide' | 'days' | 'own' | 'supervise' | 'name'

/** What is not yours does not exist; what you see but may not do is forbidden. */
export function authorize(principal: Principal, state: PlacementState, wanted: Wanted): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const facts = placementFacts(state)
  if (!allows(placementPolicy.see, principal, facts)) return missing
  return allows(placementPolicy[wanted], principal, facts) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}
