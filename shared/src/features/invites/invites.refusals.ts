// What the rules of invitations say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'invite.exists': 'has been invited already. Send the invitation again instead',
  'invite.holds_position': 'holds this role in the organization already',
  'invite.accepted': 'the invitation has been accepted',
  'invite.withdrawn': 'the invitation was withdrawn. Invite them anew',
  'invite.sent_lately': 'the invitation was sent in the last 4 hours',
  'invite.too_many': 'Too many invitations have been sent. Try again in {minutes} minutes',
  'invite.role_unknown': 'is no role to which somebody can be invited here',
  'invite.address_unfit': 'is no email address',
  'invite.mailed_enough': 'has been written to often enough today. Invite them tomorrow',
  'invite.no_place': 'the organization has as many people as it may have',
}
