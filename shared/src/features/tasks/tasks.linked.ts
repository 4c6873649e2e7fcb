// What a task may be about: a form to submit, a course to take, a meeting. Who may be asked for it is decided here, for server and browser alike.
import type { Assignable } from '../../access/assignable'
import type { Role } from '../../access/roles'
import { maySubmit } from '../../access/submitting'
import { type Refusal, refuse } from '../../kernel/refusal'

/** Somebody is picked, and each role among them may submit the form. */
export function assigneesProblems(linked: Assignable | null, roles: readonly Role[]): readonly Refusal[] {
  if (roles.length === 0) return [refuse('usergroup.pick_required', {}, { field: 'assignees' })]
  return [...new Set(roles)].flatMap(role => linkedProblem(linked, role) ?? [])
}

/** An evaluation goes only to those who may submit its form. */
export function linkedProblem(linked: Assignable | null, assigneeRole: Role): Refusal | undefined {
  if (!linked?.submitterRoles || maySubmit(linked.submitterRoles, assigneeRole)) return undefined
  return refuse('task.role_not_submitter', { role: assigneeRole, form: linked.name }, { field: 'assignable_id' })
}
