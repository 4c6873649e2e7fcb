// Who sees the contracts of a site, and records them: those who coordinate the organization; not whoever supervises there, and not trainees.
import { acting, allOf, policyWords } from '../../access/policy'

export type SiteContractFacts = { readonly organizationId: string }

const coordinating = allOf(policyWords<SiteContractFacts>().inOrganization('organizationId'), acting('coordinator'))

export const siteContractPolicy = { see: coordinating, change: coordinating } as const
