// Who is offered which intent on a client; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import type { ClientView } from '@practicum/shared/features/clients/clients.contract'
import { clientFacts, clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import type { Me } from '../../providers/me'

/** Whoever acts as somebody is shown no clients of theirs. */
export const maySeeAny = ({ role, user }: Pick<Me, 'role' | 'user'>): boolean =>
  !user.is_impersonating && ['faculty', 'supervisor', 'trainee'].includes(role)

export const mayAdd = (me: Pick<Me, 'role' | 'user'>): boolean => me.role === 'trainee' && maySeeAny(me)

export function may(
  wanted: 'change' | 'allowUploads',
  { trainee, supervisor }: Pick<ClientView, 'trainee' | 'supervisor'>,
  { user, position, role }: Me,
): boolean {
  const { organization_id: organizationId, id: positionId } = position
  const asker = { userId: user.id, positionId, organizationId, acting: role }
  const facts = clientFacts({
    ...{ organizationId, traineePositionId: trainee.position_id },
    supervisorPositionId: supervisor?.position_id ?? null,
  })
  return !user.is_impersonating && allows(clientPolicy[wanted], asker, facts)
}
