// The table of clients: one row each.
import { clientFields } from '@practicum/shared/features/clients/clients.fields'
import { clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

export type ClientRow = RowOf<typeof clientFields> &
  Documented & {
    readonly client_id: string
    readonly organization_id: string
    readonly trainee_id: string
    readonly trainee_position_id: string
    readonly supervisor_id: string | null
    readonly supervisor_position_id: string | null
    readonly can_upload: boolean
    readonly upload_requested: boolean
    readonly archived_at: string | null
    readonly created_at: string
    readonly revision: number
  }

export const clientTable: TableDefinition<ClientRow> = {
  name: 'client',
  columns: {
    client_id: 'uuid',
    organization_id: 'uuid',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    supervisor_id: 'uuid',
    supervisor_position_id: 'uuid',
    ...columnsOf(clientFields),
    can_upload: 'boolean',
    upload_requested: 'boolean',
    archived_at: 'timestamptz',
    created_at: 'timestamptz',
    documents: 'jsonb',
    revision: 'integer',
  },
  key: 'client_id',
  indexes: [],
  lists: { of: ['trainee_position_id', 'supervisor_position_id'], sorts: ['created_at', 'code'] },
  visible: clientPolicy.see,
}
