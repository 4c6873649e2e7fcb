// Events of clients become rows of their table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { clientEvents } from '@practicum/shared/features/clients/clients.events'
import { clientFields } from '@practicum/shared/features/clients/clients.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf } from '../attachments/documents.changes'
import { type ClientRow, clientTable } from './clients.table'

const touched = ({ revision }: StoredEvent): Pick<ClientRow, 'revision'> => ({ revision: Number(revision) })

const uploads = (can_upload: boolean, upload_requested: boolean) => ({
  patch: (event: StoredEvent): Partial<ClientRow> => ({ can_upload, upload_requested, ...touched(event) }),
})

export const clientProjection: Projection<ClientRow> = {
  name: 'client',
  version: 3,
  table: clientTable,
  on: {
    ...documentChangesOf<ClientRow>('client'),
    ...changes<ClientRow>()(clientEvents, {
      ClientAdded: {
        insert: event => ({
          client_id: event.data.clientId,
          organization_id: event.data.organizationId,
          trainee_id: event.data.traineeId,
          trainee_position_id: event.data.traineePositionId,
          supervisor_id: null,
          supervisor_position_id: null,
          ...toRow(clientFields, event.data),
          can_upload: false,
          upload_requested: false,
          documents: [],
          archived_at: null,
          created_at: event.meta.occurredAt,
          ...touched(event),
        }),
      },
      ClientCodeChanged: { patch: event => ({ ...toRow(clientFields, event.data), ...touched(event) }) },
      ClientSupervisorNamed: {
        patch: event => ({
          supervisor_id: event.data.supervisorId,
          supervisor_position_id: event.data.supervisorPositionId,
          // Whoever was named before allowed, or was asked.
          ...{ can_upload: false, upload_requested: false },
          ...touched(event),
        }),
      },
      ClientUploadsRequested: uploads(false, true),
      ClientUploadsAllowed: uploads(true, false),
      ClientUploadsForbidden: uploads(false, false),
      ClientArchived: { patch: event => ({ archived_at: event.meta.occurredAt, ...touched(event) }) },
      ClientUnarchived: { patch: event => ({ archived_at: null, ...touched(event) }) },
    }),
  },
}
