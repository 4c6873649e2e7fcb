// Events of invite links become rows of their table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { inviteLinkEvents } from '@practicum/shared/features/invite-links/invite-links.events'
import { inviteLinkFields, inviteLinkRole } from '@practicum/shared/features/invite-links/invite-links.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type InviteLinkRow, inviteLinkTable } from './invite-links.table'

const touched = ({ revision }: StoredEvent): Pick<InviteLinkRow, 'revision'> => ({ revision: Number(revision) })

export const inviteLinkProjection: Projection<InviteLinkRow> = {
  name: 'invite_link',
  version: 1,
  table: inviteLinkTable,
  on: changes<InviteLinkRow>()(inviteLinkEvents, {
    InviteLinkCreated: {
      insert: event => ({
        invite_link_id: event.data.inviteLinkId,
        organization_id: event.data.organizationId,
        creator_id: event.data.creatorId,
        creator_position_id: event.data.creatorPositionId,
        ...toRow(inviteLinkRole, event.data),
        ...toRow(inviteLinkFields, event.data),
        taken: 0,
        closed_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    InviteLinkEdited: { patch: event => ({ ...toRow(inviteLinkFields, event.data), ...touched(event) }) },
    InviteLinkClosed: { patch: event => ({ closed_at: event.meta.occurredAt, ...touched(event) }) },
    PlaceTaken: { patch: (event, { taken }) => ({ taken: taken + 1, ...touched(event) }) },
    PlaceFreed: { patch: (event, { taken }) => ({ taken: taken - 1, ...touched(event) }) },
  }),
}
