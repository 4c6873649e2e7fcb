// Who may see an invitation and decide about it: read by the rules, the list, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type InviteFacts = { readonly organizationId: string }

const invite = policyWords<InviteFacts>()
/** Whoever looks after the organization, and those who run the platform. */
const care = anyOf(allOf(acting('coordinator'), invite.inOrganization('organizationId')), acting('admin'))

export const invitePolicy = { see: care, change: care } as const
