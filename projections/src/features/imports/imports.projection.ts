// Events of imports become rows of their tables.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { storableOf } from '@practicum/shared/contract/shapes'
import { importEvents } from '@practicum/shared/features/imports/imports.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { changes, type Projection } from '../../runner/projection'
import { type ImportFailureRow, type ImportRow, importFailureTable, importTable } from './imports.table'

const touched = ({ revision }: StoredEvent): Pick<ImportRow, 'revision'> => ({ revision: Number(revision) })

export const importProjection: Projection<ImportRow> = {
  name: 'import',
  version: 3,
  table: importTable,
  on: changes<ImportRow>()(importEvents, {
    ImportStarted: {
      insert: event => ({
        import_id: event.data.importId,
        organization_id: event.data.organizationId,
        kind: event.data.kind,
        creator_id: event.data.creatorId,
        creator_position_id: event.data.creatorPositionId,
        filename: event.data.filename,
        import_status: 'running',
        total_rows: event.data.rows,
        ...{ rows_done: 0, added: 0, failed: 0 },
        created_at: event.meta.occurredAt,
        ...{ goes_on_at: null, ended_at: null },
        ...touched(event),
      }),
    },
    ImportRowsDone: {
      patch: (event, row) => ({
        rows_done: event.data.upTo,
        added: row.added + event.data.added,
        failed: row.failed + event.data.failures.length,
        goes_on_at: null,
        ...touched(event),
      }),
    },
    ImportPaused: { patch: event => ({ goes_on_at: event.data.goesOnAt, ...touched(event) }) },
    ImportCancelAsked: { patch: event => ({ import_status: 'cancelling', ...touched(event) }) },
    ImportCancelled: {
      patch: event => ({ import_status: 'cancelled', ended_at: event.meta.occurredAt, ...touched(event) }),
    },
    ImportEnded: {
      patch: event => ({ import_status: event.data.outcome, ended_at: event.meta.occurredAt, ...touched(event) }),
    },
  }),
}

export const failureId = (importId: string, row: number): string => derivedId('import-failure', importId, String(row))

export const importFailureProjection: Projection<ImportFailureRow> = {
  name: 'import_failure',
  version: 2,
  table: importFailureTable,
  on: changes<ImportFailureRow>()(importEvents, {
    ImportRowsDone: {
      keys: ({ data: { importId, failures } }) => failures.map(({ row }) => failureId(importId, row)),
      fold: (before, { data: { importId, organizationId, failures } }, key) => {
        const failure = failures.find(({ row }) => failureId(importId, row) === key)
        if (!failure) return before
        const { row, field, code, example } = failure
        // Events of before it was asked for hold what no column can.
        const said = storableOf(failure.said)
        return {
          ...{ failure_id: key, import_id: importId, organization_id: organizationId },
          ...{ failed_row: row, failed_field: field, code, example, said },
        }
      },
    },
  }),
}
