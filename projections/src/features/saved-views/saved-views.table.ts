// The tables of saved views: one row each, and one for each person and list that opens with one.
import { savedViewFields } from '@practicum/shared/features/saved-views/saved-views.fields'
import { defaultViewPolicy, savedViewPolicy } from '@practicum/shared/features/saved-views/saved-views.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type SavedViewRow = RowOf<typeof savedViewFields> & {
  readonly saved_view_id: string
  readonly organization_id: string
  readonly creator_id: string
  readonly creator_position_id: string
  readonly list: string
  readonly revision: number
}

export const savedViewTable: TableDefinition<SavedViewRow> = {
  name: 'saved_view',
  columns: {
    saved_view_id: 'uuid',
    organization_id: 'uuid',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    list: 'text',
    ...columnsOf(savedViewFields),
    revision: 'integer',
  },
  key: 'saved_view_id',
  indexes: ['creator_position_id, list', 'organization_id, list where shared'],
  visible: savedViewPolicy.see,
}

export type DefaultViewRow = {
  readonly default_view_id: string
  readonly position_id: string
  readonly list: string
  readonly saved_view_id: string
}

export const defaultViewTable: TableDefinition<DefaultViewRow> = {
  name: 'default_view',
  columns: { default_view_id: 'uuid', position_id: 'uuid', list: 'text', saved_view_id: 'uuid' },
  key: 'default_view_id',
  indexes: ['position_id, list'],
  visible: defaultViewPolicy.see,
}
