// The first lock of tasks: whose they are, in SQL, for lists, single tasks and their documents.
import type { Principal } from '@practicum/shared/access/principal'
import { Conditions } from '../../runner/conditions'

/** A list holds what the current position was given (once it may see it) or gave. */
export function scope(principal: Principal, type: 'assigned' | 'created' | undefined): Conditions {
  const assigned = 't.assignee_position_id = ? and (t.published or t.creator_id = t.assignee_id)'
  const own = principal.positionId
  if (type === 'assigned') return new Conditions().and(assigned, own)
  if (type === 'created')
    return new Conditions().and('t.creator_position_id = ? and t.creator_id is distinct from t.assignee_id', own)
  return new Conditions().and(`(${assigned}) or t.creator_position_id = ?`, own, own)
}

/** Assignee once it is shown to them, creator; coordinators whatever is asked of others in the organization: a to-do is one's own. */
export function visible(principal: Principal): Conditions {
  if (principal.acting !== 'coordinator') return scope(principal, undefined)
  const { organizationId, positionId } = principal
  const handedOut = 't.creator_id is distinct from t.assignee_id or t.creator_position_id = ?'
  return new Conditions().and('t.organization_id = ?', organizationId).and(handedOut, positionId)
}
