// Who may submit a form: the one rule for the server, the list of forms and the field in the browser.
import { actingRole, type Role } from './roles'

/** The role itself, and the role that it acts as. */
export const rolesOf = (role: Role): readonly Role[] => [...new Set<Role>([role, actingRole(role)])]

export const maySubmit = (submitterRoles: readonly Role[], role: Role): boolean =>
  rolesOf(role).some(own => submitterRoles.includes(own))
