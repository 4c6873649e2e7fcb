// Who sees the tags of sites, and who makes them: tags for coordinators alone are seen by nobody else.
import { acting, allOf, anyOf, not, policyWords } from '../../access/policy'

export type SiteTagFacts = { readonly organizationId: string; readonly coordinatorOnly: boolean }

const { inOrganization, flag } = policyWords<SiteTagFacts>()

const here = inOrganization('organizationId')

export const siteTagPolicy = {
  see: allOf(here, anyOf(acting('coordinator'), not(flag('coordinatorOnly')))),
  /** Also which of them a site carries. */
  manage: allOf(here, acting('coordinator')),
} as const
