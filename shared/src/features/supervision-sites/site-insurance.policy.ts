// Who sees the proofs that a site is insured: coordinators, and whoever supervises at the site.
import { policyWords } from '../../access/policy'
import { type SiteFacts, sitePolicy } from './supervision-sites.policy'

const { exists } = policyWords<{
  readonly siteId: string
  readonly supervision_site: readonly (SiteFacts & { readonly siteId: string })[]
}>()

export const siteInsurancePolicy = {
  see: exists('supervision_site', { theirs: 'siteId', own: 'siteId' }, sitePolicy.insure),
} as const
