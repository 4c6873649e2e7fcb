// Events of invitations become rows of their table.
import { inviteEvents } from '@practicum/shared/features/invites/invites.events'
import { inviteFields } from '@practicum/shared/features/invites/invites.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type InviteRow, inviteTable } from './invites.table'

export const inviteProjection: Projection<InviteRow> = {
  name: 'invite',
  version: 4,
  table: inviteTable,
  on: changes<InviteRow>()(inviteEvents, {
    // Of a person who is invited once more nothing of the invitation before is left.
    InviteCreated: {
      insert: ({ data, meta }) => ({
        invite_id: data.inviteId,
        user_id: data.userId,
        organization_id: data.organizationId,
        inviter_id: data.inviterId,
        inviter_position_id: data.inviterPositionId,
        ...toRow(inviteFields, data),
        name: `${data.firstName} ${data.lastName}`,
        invite_status: 'open',
        created_at: meta.occurredAt,
        sent_at: data.sentAt,
        sendings: 1,
        expires_at: data.expiresAt,
        accepted_at: null,
        came_back_at: null,
      }),
    },
    InviteResent: {
      patch: ({ data }, { sendings }) => ({
        sent_at: data.sentAt,
        sendings: sendings + 1,
        expires_at: data.expiresAt,
        came_back_at: null,
      }),
    },
    InviteCameBack: { patch: ({ meta }) => ({ came_back_at: meta.occurredAt }) },
    InviteMailRequeued: { patch: () => ({ came_back_at: null }) },
    // It is open until the position is there.
    InviteClaimed: { patch: () => ({}) },
    InviteWithdrawn: { patch: () => ({ invite_status: 'withdrawn' }) },
    InviteAccepted: { patch: ({ meta }) => ({ invite_status: 'accepted', accepted_at: meta.occurredAt }) },
  }),
}
