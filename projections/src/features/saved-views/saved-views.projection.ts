// Events of saved views, and of what lists open with, become rows of their tables.
import { defaultViewEvents, savedViewEvents } from '@practicum/shared/features/saved-views/saved-views.events'
import { savedViewFields } from '@practicum/shared/features/saved-views/saved-views.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type DefaultViewRow, defaultViewTable, type SavedViewRow, savedViewTable } from './saved-views.table'

export const savedViewProjection: Projection<SavedViewRow> = {
  name: 'saved_view',
  version: 1,
  table: savedViewTable,
  on: changes<SavedViewRow>()(savedViewEvents, {
    ViewSaved: {
      insert: ({ data, revision }) => ({
        saved_view_id: data.savedViewId,
        organization_id: data.organizationId,
        creator_id: data.creatorId,
        creator_position_id: data.creatorPositionId,
        list: data.list,
        ...toRow(savedViewFields, data),
        revision: Number(revision),
      }),
    },
    ViewChanged: { patch: ({ data, revision }) => ({ ...toRow(savedViewFields, data), revision: Number(revision) }) },
    ViewDeleted: { remove: true },
  }),
}

export const defaultViewProjection: Projection<DefaultViewRow> = {
  name: 'default_view',
  version: 1,
  table: defaultViewTable,
  on: changes<DefaultViewRow>()(defaultViewEvents, {
    DefaultViewChosen: {
      insert: ({ data: { positionId, list, savedViewId } }, key) => ({
        default_view_id: key,
        position_id: positionId,
        list,
        saved_view_id: savedViewId,
      }),
    },
    DefaultViewCleared: { remove: true },
  }),
}
