// Who may see what has happened: read by the row locks and the explorer. The history of a thing is for those who see the thing.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type AuditEventFacts = { readonly organizationId: string | null }

const { inOrganization } = policyWords<AuditEventFacts>()
const here = inOrganization('organizationId')

export const auditEventPolicy = {
  see: anyOf(here, acting('admin')),
  /** An admin runs the platform and reads nobody's words. */
  open: allOf(here, acting('coordinator')),
} as const

/** Who was shown or refused what. */
export const accessPolicy = { see: acting('admin') } as const
