// Who may see and change an integration: whoever looks after the organization. Read by the rules, the reads, the row lock and the pushes.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type IntegrationFacts = { readonly organizationId: string }

const { inOrganization } = policyWords<IntegrationFacts>()
const care = anyOf(allOf(acting('coordinator'), inOrganization('organizationId')), acting('admin'))

export const integrationPolicy = { see: care, change: care } as const
