// Imports over HTTP, as they are begun and cancelled: apart, for only who does so fetches it.
import { z } from 'zod'
import { byId, command } from '../../contract/row'
import { access } from './imports.contract'
import { HEADING_MAX } from './imports.limits'

const feature = 'imports'

const written = z.object({ id: z.uuid(), version: z.int() })

export const startImport = command({
  name: 'startImport',
  feature,
  method: 'POST',
  path: '/api/imports',
  summary: 'Import the rows of a CSV file that was sent before, at most 10 MB of it; it goes on by itself.',
  access,
  body: z
    .strictObject({
      /** What is imported: sites, or people who are invited. */
      kind: z.string().max(40),
      upload_uuid: z.uuid(),
      /** The heading under which each field stands in the file. */
      columns: z.record(z.string().max(60), z.string().max(HEADING_MAX)),
    })
    .meta({
      examples: [
        {
          kind: 'sites',
          upload_uuid: '0192f0c0-0000-7000-8000-000000000001',
          columns: { name: 'Name', state: 'State' },
        },
      ],
    }),
  answer: written,
  refusals: [
    'upload.unknown',
    'import.file_taken',
    'import.kind_unknown',
    'import.too_large',
    'import.not_csv',
    'import.unreadable',
    'import.empty',
    'import.too_many_rows',
    'import.heading_unknown',
    'import.field_unknown',
    'import.field_required',
  ],
})

export const cancelImport = command({
  name: 'cancelImport',
  feature,
  method: 'POST',
  path: '/api/imports/:id/cancel',
  summary: 'End an import before all of its rows are done; what is added stays, and is counted before it ends.',
  access,
  params: byId,
  answer: written,
  refusals: ['import.ended'],
})
