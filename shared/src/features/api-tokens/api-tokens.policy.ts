// Who may see and revoke an access token, and who may make one of an organization: read by the row lock, the query, the rules and the pushes.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type ApiTokenFacts = {
  readonly userId: string
  readonly organizationId: string
  readonly ofOrganization: boolean
}

const { user, inOrganization, flag } = policyWords<ApiTokenFacts>()

const coordinates = acting('coordinator', 'admin')

export const apiTokenPolicy = {
  see: anyOf(user('userId'), allOf(flag('ofOrganization'), inOrganization('organizationId'), coordinates)),
  makeForOrganization: coordinates,
} as const
