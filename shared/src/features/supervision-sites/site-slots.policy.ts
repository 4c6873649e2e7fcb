// Who sees how many places a site has: whoever sees the site, or a placement at it, which says where in line it stands also when the site is not shown any more.
import { anyOf, policyWords } from '../../access/policy'
import { type PlacementFacts, placementPolicy } from '../placements/placements.policy'
import { type SiteFacts, sitePolicy } from './supervision-sites.policy'

const { exists } = policyWords<{
  readonly siteId: string
  readonly supervision_site: readonly (SiteFacts & { readonly siteId: string })[]
  readonly placement: readonly (PlacementFacts & { readonly siteId: string })[]
}>()

export const siteSlotPolicy = {
  see: anyOf(
    exists('supervision_site', { theirs: 'siteId', own: 'siteId' }, sitePolicy.see),
    exists('placement', { theirs: 'siteId', own: 'siteId' }, placementPolicy.see),
  ),
} as const
