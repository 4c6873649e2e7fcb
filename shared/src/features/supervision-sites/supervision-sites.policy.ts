// Who may see supervision sites: read by the row locks and the lists.
import { policyWords } from '../../access/policy'

export type SiteFacts = { readonly organizationId: string }

const { inOrganization } = policyWords<SiteFacts>()

export const sitePolicy = { see: inOrganization('organizationId') } as const
