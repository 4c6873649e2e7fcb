// Who is offered decisions on placements; the server decides.
import type { Me } from '../../providers/me'

/** Coordinators, in their own name alone. */
export const mayDecide = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean =>
  role === 'coordinator' && !user.is_impersonating

/** Trainees, in their own name alone. */
export const mayRequest = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean =>
  role === 'trainee' && !user.is_impersonating
