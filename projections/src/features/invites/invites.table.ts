// The table of invitations: one row for each person and organization, as the last invitation stands.
import { inviteFields } from '@practicum/shared/features/invites/invites.fields'
import { invitePolicy } from '@practicum/shared/features/invites/invites.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type InviteRow = RowOf<typeof inviteFields> & {
  readonly invite_id: string
  readonly user_id: string
  readonly organization_id: string
  readonly inviter_id: string
  readonly inviter_position_id: string
  readonly name: string
  /** Whether an open one has expired is known when it is read. */
  readonly invite_status: 'open' | 'accepted' | 'withdrawn'
  readonly created_at: string
  readonly sent_at: string
  readonly sendings: number
  readonly expires_at: string
  readonly accepted_at: string | null
  /** When its last mail came back. */
  readonly came_back_at: string | null
}

export const inviteTable: TableDefinition<InviteRow> = {
  name: 'invite',
  columns: {
    invite_id: 'uuid',
    user_id: 'uuid',
    organization_id: 'uuid',
    inviter_id: 'uuid',
    inviter_position_id: 'uuid',
    ...columnsOf(inviteFields),
    name: 'text',
    invite_status: 'text',
    created_at: 'timestamptz',
    sent_at: 'timestamptz',
    sendings: 'integer',
    expires_at: 'timestamptz',
    accepted_at: 'timestamptz',
    came_back_at: 'timestamptz',
  },
  key: 'invite_id',
  indexes: ['organization_id, created_at', 'created_at', 'user_id'],
  selectGrants: ['command'],
  visible: invitePolicy.see,
}
