// Whom a person may pick for a task or a session: the rule that the picker shows and that every command checks.
import type { Principal } from './principal'
import { actingRole, type PositionStatus, type Role } from './roles'

/** Roles that guide trainees; a trainee reaches these and themselves. */
export const GUIDES: readonly Role[] = ['coordinator', 'faculty', 'supervisor', 'manager', 'staff', 'assistant']

export interface Pickable {
  readonly positionId: string
  readonly organizationId: string
  readonly role: Role
  readonly positionStatus: PositionStatus
  readonly userStatus: string
}

export function mayPick(principal: Principal, person: Pickable): boolean {
  if (person.organizationId !== principal.organizationId) return false
  if (person.positionStatus !== 'active' || person.userStatus !== 'active') return false
  if (actingRole(principal.role) !== 'trainee') return true
  return person.positionId === principal.positionId || GUIDES.includes(person.role)
}
