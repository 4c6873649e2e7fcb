// The aggregate of a logged day.
import { audienceOf } from '@practicum/shared/access/audience'
import { placementLogDecider } from '@practicum/shared/features/placement-logs/placement-logs.decider'
import { placementLogEvents } from '@practicum/shared/features/placement-logs/placement-logs.events'
import { placementFacts, placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import type { Placement } from '@practicum/shared/features/placements/placements.state'

export const placementLogAggregate = { catalog: placementLogEvents, decider: placementLogDecider } as const

/** Whose open pages show something new. */
export const logAggregateOf = (placement: Placement) => ({
  ...placementLogAggregate,
  audience: () => audienceOf(placementPolicy.see, placementFacts(placement)),
})
