// Who sees the logged days of a placement: whoever sees the placement.
import { policyWords } from '../../access/policy'
import { type PlacementFacts, placementPolicy } from '../placements/placements.policy'

const { exists } = policyWords<{
  readonly placementId: string
  readonly placement: readonly (PlacementFacts & { readonly placementId: string })[]
}>()

export const placementLogPolicy = {
  see: exists('placement', { theirs: 'placementId', own: 'placementId' }, placementPolicy.see),
} as const
