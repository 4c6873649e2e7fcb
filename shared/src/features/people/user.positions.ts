// The rule of which positions go together: asked when one is assigned or comes back, and before somebody is invited to one.
import type { PositionStatus, Role } from '../../access/roles'
import { type Refusal, refuse } from '../../kernel/refusal'

export interface PositionState {
  readonly id: string
  readonly role: Role
  readonly organizationId: string
  readonly status: PositionStatus
  /** Of one that ended because its organization was archived: as what it comes back with it. */
  readonly before?: PositionStatus
}

/** The one to begin from: the current one, or the first that is not archived. */
export function positionToEnter(held: {
  readonly positions: readonly PositionState[]
  readonly currentPositionId: string | undefined
}): PositionState | undefined {
  const open = held.positions.filter(({ status }) => status !== 'archived')
  return open.find(({ id }) => id === held.currentPositionId) ?? open[0]
}

/** A trainee holds no second role in the same organization, and nobody becomes a trainee where they hold another. */
export function excluded(
  { role, organizationId }: Pick<PositionState, 'role' | 'organizationId'>,
  positions: readonly PositionState[],
): Refusal | undefined {
  const here = positions.filter(held => held.organizationId === organizationId && held.status !== 'archived')
  if (here.some(held => held.role === role)) return refuse('position.exists')
  return here.length > 0 && [role, ...here.map(held => held.role)].includes('trainee')
    ? refuse('position.trainee_exclusive')
    : undefined
}
