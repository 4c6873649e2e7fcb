// What an invite link says: each field named once, for its body, its events, its row and its view.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { requiredField, sameField, sameRequiredField } from '../../kernel/fields'
import { SIGNUP_ROLES, signupRolesIn } from '../invites/invites.fields'
import type { OrganizationKind } from '../people/people.fields'

/** Whoever looks after an organization is asked in by name: a link goes from hand to hand. */
export const LINK_ROLES = SIGNUP_ROLES.filter(role => role !== 'coordinator')
export const linkRole = z.enum(SIGNUP_ROLES).exclude(['coordinator']).meta({ id: 'LinkRole' })
export type LinkRole = z.infer<typeof linkRole>

export const linkRolesIn = (kind: OrganizationKind): readonly LinkRole[] =>
  signupRolesIn(kind).filter(role => role !== 'coordinator')

export const LINK_NAME_MAX = 100
export const PLACES_MAX = 5000

/** What can be changed later. */
export const inviteLinkFields = {
  /** For those who look after it; the creator's text: once they are erased it cannot be read any more. */
  name: requiredField({
    stored: sealed('creatorId', LINK_NAME_MAX),
    sent: requiredText(LINK_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  /** The last day on which it opens, where the organization is; null: until it is closed. */
  opensUntil: sameField(localDate.nullable(), null, 'date'),
  /** How many people may sign up by it; null: as many as like. */
  places: sameField(z.int().min(1).max(PLACES_MAX).nullable(), null, 'integer'),
} as const

/** Whoever has it in hand knows what it makes of them: it stays. */
export const inviteLinkRole = { role: sameRequiredField(linkRole, 'text') } as const
