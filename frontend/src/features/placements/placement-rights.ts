// Who is offered decisions on placements; the server decides.
import { daysFixed } from '@practicum/shared/features/placements/placement-days.rules'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import type { Me } from '../../providers/me'

/** Coordinators, in their own name alone. */
export const mayDecide = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean =>
  role === 'coordinator' && !user.is_impersonating

/** Trainees, in their own name alone. */
export const mayRequest = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean =>
  role === 'trainee' && !user.is_impersonating

/** Coordinators as long as it counts, its trainee until it is submitted; in their own name alone. */
export function mayChangeDays(
  { role, user, position }: Pick<Me, 'role' | 'user' | 'position'>,
  { status, archived_at, trainee }: Pick<PlacementView, 'status' | 'archived_at' | 'trainee'>,
): boolean {
  const asTrainee = !mayDecide({ role, user })
  const theirs = !asTrainee || (trainee.position_id === position.id && !user.is_impersonating)
  return theirs && daysFixed({ status, archived: archived_at !== null, asTrainee }) === undefined
}
