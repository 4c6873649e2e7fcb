// What happens to an import: it is begun, comes forward part by part, and ends.
import { z } from 'zod'
import { FILENAME_MAX } from '../../contract/attached'
import { defineEvents, type EventsOf, event, plainText, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { COLUMNS_MAX, HEADING_MAX, PART_ROWS, SAID_MAX } from './imports.limits'

const importId = '0192f0c0-0000-7000-8000-0000000000b1'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'
const count = z.int().min(0)

const failure = z.object({
  row: count,
  code: plainText(60),
  field: plainText(60),
  example: plainText(60),
  /** By which people know the row; of nobody else than who imports it. */
  said: sealed('creatorId', SAID_MAX),
})
const unsaid = (before: object) => ({ ...before, said: '' })

export const importEvents = defineEvents('import', {
  ImportStarted: event({
    version: 1,
    schema: z.object({
      importId: id,
      organizationId: id,
      /** What is imported. */
      kind: plainText(40),
      creatorId: id,
      creatorPositionId: id,
      uploadId: id,
      filename: sealed('creatorId', FILENAME_MAX),
      columns: z.array(z.object({ field: plainText(60), heading: plainText(HEADING_MAX) })).max(COLUMNS_MAX),
      rows: count,
    }),
    sample: {
      importId,
      organizationId,
      kind: 'sites',
      creatorId,
      creatorPositionId: '0192f0c0-0000-7000-8000-000000000002',
      uploadId: '0192f0c0-0000-7000-8000-0000000000b2',
      filename: 'sites.csv',
      columns: [{ field: 'name', heading: 'Name' }],
      rows: 3,
    },
  }),
  /** `upTo` counts the rows below the headings that are not empty; a row that failed has the number that a spreadsheet gives it. */
  ImportRowsDone: event({
    version: 2,
    // Version 1 knew a failed row by its number alone, and sealed nothing.
    upcasts: {
      1: ({ failures, ...others }) => ({ ...others, creatorId: null, failures: (failures as object[]).map(unsaid) }),
    },
    formerSealed: { 1: [] },
    schema: z.object({
      importId: id,
      organizationId: id,
      creatorId: id.nullable(),
      upTo: count,
      added: count,
      failures: z.array(failure).max(PART_ROWS),
    }),
    sample: {
      ...{ importId, organizationId, creatorId, upTo: 3, added: 2 },
      failures: [{ row: 2, code: 'site.duplicate', field: 'name', example: '', said: 'Bayview Clinic' }],
    },
  }),
  /** A budget is used up: the row behind those that are done is asked again then. */
  ImportPaused: event({
    version: 1,
    schema: z.object({ importId: id, goesOnAt: z.iso.datetime() }),
    sample: { importId, goesOnAt: '2026-11-28T12:00:00.000Z' },
  }),
  /** Somebody wants no more of it: what is under way is still counted. */
  ImportCancelAsked: event({ version: 1, schema: z.object({ importId: id }), sample: { importId } }),
  ImportCancelled: event({ version: 1, schema: z.object({ importId: id }), sample: { importId } }),
  /** `stopped`: whoever began it works there no more, or its file is gone. */
  ImportEnded: event({
    version: 1,
    schema: z.object({ importId: id, outcome: z.enum(['done', 'stopped']) }),
    sample: { importId, outcome: 'done' },
  }),
})

export type ImportEvent = EventsOf<typeof importEvents>
export type ImportFailure = Extract<ImportEvent, { type: 'ImportRowsDone' }>['data']['failures'][number]
