// Who is told about invitations: whoever sent one, where they sent it from, when it is accepted.
import type { RecipientRule } from '../../reactions/notifying'
import { inviteAggregate } from './invites.aggregate'

const inviter: RecipientRule = async (event, executor) => {
  const { state } = await executor.loadAfter(inviteAggregate, event)
  if (state.status === 'unknown') return undefined
  return { kind: 'invite.accepted', to: [{ userId: state.inviterId, positionId: state.inviterPositionId }] }
}

export const inviteRecipients: Readonly<Record<string, RecipientRule>> = { InviteAccepted: inviter }
