// Who is invited: each field named once, for its body, its events, its row and its view.
import { z } from 'zod'
import type { Role } from '../../access/roles'
import { requiredText } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { requiredField } from '../../kernel/fields'
import { type OrganizationKind, ROLES_IN } from '../people/people.fields'

/** The roles to which somebody can be invited, or sign up by themselves. */
export const SIGNUP_ROLES = ['trainee', 'faculty', 'supervisor', 'coordinator'] as const
export const signupRole = z.enum(SIGNUP_ROLES).meta({ id: 'SignupRole' })
export type SignupRole = z.infer<typeof signupRole>

/** Those of them that can be held in an organization of this kind. */
export const signupRolesIn = (kind: OrganizationKind): readonly SignupRole[] =>
  SIGNUP_ROLES.filter(role => (ROLES_IN[kind] satisfies readonly Role[]).includes(role))

const NAME_MAX = 100
const personal = (max: number, sent: z.ZodType<string, string>) =>
  requiredField({ stored: sealed('userId', max), sent, shown: z.string(), column: 'text' })

export const inviteFields = {
  email: personal(254, z.email().max(254)),
  firstName: personal(NAME_MAX, requiredText(NAME_MAX)),
  lastName: personal(NAME_MAX, requiredText(NAME_MAX)),
  role: requiredField({ stored: signupRole, sent: signupRole, shown: signupRole, column: 'text' }),
} as const

/** An invitation opens for so long after it was last sent. */
export const INVITE_DAYS = 30

/** Far more than a call takes from its claim to the position; a withdrawal waits so long for one that died between. */
export const CLAIM_MINUTES = 5
