// Whom a person may pick for a task or a session: the rule that the picker shows and that every command checks.
import { type Asker, acting, allOf, allows, anyOf, not, policyWords } from './policy'
import type { Role } from './roles'

/** Roles that guide trainees; a trainee reaches these and themselves. */
const GUIDES: readonly Role[] = ['coordinator', 'faculty', 'supervisor', 'manager', 'staff', 'assistant']

/** A position and whoever holds it. */
export type Pickable = {
  readonly positionId: string
  readonly organizationId: string
  readonly role: string
  readonly positionStatus: string
  readonly userStatus: string
}

const { inOrganization, position, is } = policyWords<Pickable>()

export const pickPolicy = allOf(
  inOrganization('organizationId'),
  is('positionStatus', 'active'),
  is('userStatus', 'active'),
  anyOf(not(acting('trainee')), position('positionId'), ...GUIDES.map(role => is('role', role))),
)

export const mayPick = (asker: Asker, person: Pickable): boolean => allows(pickPolicy, asker, person)
