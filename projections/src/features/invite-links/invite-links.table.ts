// The table of invite links: one row each.
import { inviteLinkFields, inviteLinkRole } from '@practicum/shared/features/invite-links/invite-links.fields'
import { inviteLinkPolicy } from '@practicum/shared/features/invite-links/invite-links.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type InviteLinkRow = RowOf<typeof inviteLinkFields> &
  RowOf<typeof inviteLinkRole> & {
    readonly invite_link_id: string
    readonly organization_id: string
    readonly creator_id: string
    readonly creator_position_id: string
    /** How many have a place. */
    readonly taken: number
    readonly closed_at: string | null
    readonly created_at: string
    readonly revision: number
  }

export const inviteLinkTable: TableDefinition<InviteLinkRow> = {
  name: 'invite_link',
  columns: {
    invite_link_id: 'uuid',
    organization_id: 'uuid',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    ...columnsOf(inviteLinkRole),
    ...columnsOf(inviteLinkFields),
    taken: 'integer',
    closed_at: 'timestamptz',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'invite_link_id',
  indexes: ['organization_id, created_at', 'created_at'],
  visible: inviteLinkPolicy.see,
}
