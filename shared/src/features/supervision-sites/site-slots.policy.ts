// Who sees how many places a site has: whoever sees the site.
import { policyWords } from '../../access/policy'
import { type SiteFacts, sitePolicy } from './supervision-sites.policy'

const { exists } = policyWords<{
  readonly siteId: string
  readonly supervision_site: readonly (SiteFacts & { readonly siteId: string })[]
}>()

export const siteSlotPolicy = {
  see: exists('supervision_site', { theirs: 'siteId', own: 'siteId' }, sitePolicy.see),
} as const
