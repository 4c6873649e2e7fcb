// What a task may be about: a form to submit, a course to take, a meeting. Who may be asked for it is decided here, for server and browser alike.
import type { Role } from '../../access/roles'
import { maySubmit } from '../../access/submitting'
import { type Refusal, refuse } from '../../kernel/refusal'

export type Linked =
  | { readonly type: 'Form'; readonly id: string; readonly name: string; readonly submitterRoles: readonly Role[] }
  | { readonly type: 'CeCourse' | 'Meeting'; readonly id: string }

/** An evaluation goes only to those who may submit its form. */
export function linkedProblem(linked: Linked | null, assigneeRole: Role): Refusal | undefined {
  if (linked?.type !== 'Form' || maySubmit(linked.submitterRoles, assigneeRole)) return undefined
  return refuse('task.role_not_submitter', { role: assigneeRole, form: linked.name }, { field: 'assignable_id' })
}
