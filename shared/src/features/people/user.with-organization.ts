// What becomes of a position when its organization is archived, and when that is restored: what the one has ended, and nothing else, the other brings back.
import type { Decision } from '../../kernel/decider'
import type { UserEvent } from './user.events'
import type { Merging } from './user.merging'
import { excluded, type PositionState } from './user.positions'

export type WithOrganizationCommand =
  | { readonly type: 'EndWithOrganization'; readonly positionId: string }
  | { readonly type: 'ReturnWithOrganization'; readonly positionId: string }

const WITH_ORGANIZATION = { EndWithOrganization: true, ReturnWithOrganization: true }
export const isWithOrganization = (command: { readonly type: string }): command is WithOrganizationCommand =>
  command.type in WITH_ORGANIZATION

interface Holder extends Pick<Merging, 'merges'> {
  readonly id: string
  readonly positions: readonly PositionState[]
}

/** Nothing of a position that is not theirs, or where it is so already. */
export function decideWithOrganization(
  { type, positionId }: WithOrganizationCommand,
  { id: userId, positions, merges }: Holder,
): Decision<UserEvent> {
  const position = positions.find(({ id }) => id === positionId)
  if (!position) return []
  const { organizationId, status, before } = position
  const changed = (to: PositionState['status'], withOrganization: boolean): Decision<UserEvent> => [
    { type: 'PositionStatusChanged', data: { userId, positionId, organizationId, status: to, withOrganization } },
  ]
  if (type === 'EndWithOrganization') return status === 'archived' ? [] : changed('archived', true)
  if (before === undefined) return []
  // What they have taken up meanwhile stands, and this one has ended for good.
  const others = positions.filter(other => !standsBeside(position, other, merges))
  return excluded(position, others) ? changed('archived', false) : changed(before, true)
}

/** The same role twice in one organization, where two accounts were merged. */
function standsBeside(one: PositionState, other: PositionState, merges: Merging['merges']): boolean {
  const came = merges.flatMap(({ positionIds }) => positionIds)
  return one.role === other.role && [one, other].some(({ id }) => came.includes(id))
}

/** A position after such a change, or another one of its status. */
export function standing(
  { before: _before, ...position }: PositionState,
  { status, withOrganization }: { readonly status: PositionState['status']; readonly withOrganization: boolean },
): PositionState {
  const ended = withOrganization && status === 'archived'
  return { ...position, status, ...(ended && { before: position.status }) }
}
