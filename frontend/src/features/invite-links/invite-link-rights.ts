// Who is offered which intent on an invite link; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import type { InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { inviteLinkFacts, inviteLinkPolicy } from '@practicum/shared/features/invite-links/invite-links.policy'
import type { Me } from '../../providers/me'

export const mayCreate = ({ role }: Pick<Me, 'role'>): boolean => role !== 'admin'

export function mayChange({ archived, creator }: InviteLinkView, { user, position, role }: Me): boolean {
  const { organization_id: organizationId, id: positionId } = position
  const asker = { userId: user.id, positionId, organizationId, acting: role }
  const facts = inviteLinkFacts({ organizationId, creatorPositionId: creator.position_id })
  return !archived && allows(inviteLinkPolicy.change, asker, facts)
}
