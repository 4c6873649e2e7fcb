// Who people are: roles, positions and what they stand for. Every policy speaks these words.
import { z } from 'zod'

export const ROLES = [
  'admin',
  'coordinator',
  'faculty',
  'supervisor',
  'trainee',
  'manager',
  'staff',
  'assistant',
  'developer',
  'guest',
] as const
export const role = z.enum(ROLES).meta({ id: 'Role' })
export type Role = z.infer<typeof role>

/** The roles that policies name; the others act as one of these. */
export type ActingRole = 'admin' | 'coordinator' | 'faculty' | 'supervisor' | 'trainee' | 'developer' | 'guest'

/** Manager and staff act as coordinators of clinical and administrative organizations; an assistant acts for faculty. */
export function actingRole(role: Role): ActingRole {
  if (role === 'manager' || role === 'staff') return 'coordinator'
  return role === 'assistant' ? 'faculty' : role
}

/** The roles that act as one. */
export const rolesActingAs = (acting: ActingRole): readonly Role[] => ROLES.filter(one => actingRole(one) === acting)

/** The order in which the position switcher shows a person's positions; roles not named come last. */
const SWITCHER_ORDER: readonly Role[] = ['coordinator', 'faculty', 'supervisor', 'trainee']

export function comparePositions(
  a: { role: Role; organizationName: string },
  b: { role: Role; organizationName: string },
): number {
  const rank = (role: Role): number =>
    SWITCHER_ORDER.includes(role) ? SWITCHER_ORDER.indexOf(role) : SWITCHER_ORDER.length
  return rank(a.role) - rank(b.role) || a.organizationName.localeCompare(b.organizationName)
}

export const positionStatus = z.enum(['active', 'pending', 'graduated', 'archived'])
export type PositionStatus = z.infer<typeof positionStatus>

export const userStatus = z.enum(['active', 'inactive', 'graduated', 'pending']).meta({ id: 'UserStatus' })
export type UserStatus = z.infer<typeof userStatus>

/** Whoever is not activated yet, or not any more, does not come in, by whatever password. */
export const mayEnter = (status: UserStatus | 'unknown' | 'erased'): boolean =>
  status === 'active' || status === 'graduated'
