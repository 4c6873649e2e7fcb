// The tables of imports: one row each, and one for each row of a file that was not added.
import { importPolicy } from '@practicum/shared/features/imports/imports.policy'
import type { TableDefinition } from '../../runner/table'

export type ImportRow = {
  readonly import_id: string
  readonly organization_id: string
  readonly kind: string
  readonly creator_id: string
  readonly creator_position_id: string
  readonly filename: string
  readonly import_status: string
  readonly total_rows: number
  readonly rows_done: number
  readonly added: number
  readonly failed: number
  readonly created_at: string
  readonly goes_on_at: string | null
  readonly ended_at: string | null
  readonly revision: number
}

export const importTable: TableDefinition<ImportRow> = {
  name: 'import',
  columns: {
    import_id: 'uuid',
    organization_id: 'uuid',
    kind: 'text',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    filename: 'text',
    import_status: 'text',
    total_rows: 'integer',
    rows_done: 'integer',
    added: 'integer',
    failed: 'integer',
    created_at: 'timestamptz',
    goes_on_at: 'timestamptz',
    ended_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'import_id',
  indexes: ['import_status, created_at'],
  lists: { of: ['organization_id'], sorts: ['created_at'] },
  selectGrants: ['reactor'],
  visible: importPolicy.see,
}

export type ImportFailureRow = {
  readonly failure_id: string
  readonly import_id: string
  readonly organization_id: string
  readonly failed_row: number
  readonly failed_field: string
  readonly code: string
  readonly example: string
  readonly said: string
}

export const importFailureTable: TableDefinition<ImportFailureRow> = {
  name: 'import_failure',
  columns: {
    failure_id: 'uuid',
    import_id: 'uuid',
    organization_id: 'uuid',
    failed_row: 'integer',
    failed_field: 'text',
    code: 'text',
    example: 'text',
    said: 'text',
  },
  key: 'failure_id',
  indexes: ['import_id, failed_row'],
  lists: { of: ['organization_id'], sorts: ['failed_row'] },
  visible: importPolicy.see,
}
