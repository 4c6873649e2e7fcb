// What the rules of invitations say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'invite.exists': 'has been invited already. Send the invitation again instead',
  'invite.holds_position': 'holds this role in the organization already',
  'invite.accepted': 'the invitation has been accepted',
  'invite.withdrawn': 'the invitation was withdrawn. Invite them anew',
  'invite.sent_lately': 'the invitation was sent in the last 4 hours',
  'invite.too_many': 'Too many invitations have been sent. Try again in {minutes} minutes',
}
