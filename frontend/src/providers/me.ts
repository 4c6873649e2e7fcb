// Who is signed in, as screens behind sign-in see them.

import type { Asker } from '@practicum/shared/access/policy'
import { type ActingRole, actingRole } from '@practicum/shared/access/roles'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { useSession } from './session'

export interface Me {
  readonly user: CurrentUser
  readonly role: ActingRole
  readonly position: CurrentUser['current_position']
}

export const meOf = (user: CurrentUser): Me => ({
  user,
  role: actingRole(user.current_position.role.keyname),
  position: user.current_position,
})

/** As policies ask. */
export const askerOf = ({ user, position, role }: Me): Asker => ({
  userId: user.id,
  positionId: position.id,
  organizationId: position.organization_id,
  acting: role,
})

/** The person signed in; screens behind sign-in only. */
export function useMe(): Me {
  const { current_user } = useSession().state
  if (!current_user) throw new Error('useMe is used by a signed-out visitor.')
  return meOf(current_user)
}
