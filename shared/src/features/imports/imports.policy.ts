// Who may see and end an import: the coordinators of the organization. Read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, policyWords } from '../../access/policy'

export type ImportFacts = { readonly organizationId: string }

const { inOrganization } = policyWords<ImportFacts>()

const concerned = allOf(inOrganization('organizationId'), acting('coordinator'))

export const importPolicy = { see: concerned, change: concerned } as const

/** Of a state, or of anything else that has them. */
export const importFacts = ({ organizationId }: ImportFacts): ImportFacts => ({ organizationId })
