// Imports over HTTP, as they are read.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, numberColumn, textColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'

const feature = 'imports'

/** What a row can say, in English: the fields of all kinds of things. */
export const FIELD_WORDS = {
  name: 'Name',
  department: 'Department',
  street: 'Street',
  city: 'City',
  county: 'County',
  state_id: 'State',
  country_code: 'Country',
  zip: 'Postal code',
  office_phone: 'Office phone',
  website: 'Website',
  contact_name: 'Contact name',
  contact_email: 'Contact email',
  accepting_trainees: 'Accepting trainees',
  email: 'Email address',
  first_name: 'First name',
  last_name: 'Last name',
  role: 'Role',
}

export const access = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

export const importStatus = z
  .enum(['running', 'cancelling', 'done', 'cancelled', 'stopped'])
  .meta({ id: 'ImportStatus' })

export const importView = z
  .object({
    id: z.uuid(),
    kind: z.string(),
    filename: z.string(),
    status: importStatus,
    rows: z.int(),
    rows_done: z.int(),
    added: z.int(),
    failed: z.int(),
    creator: personRef,
    created_at: z.string(),
    /** While it waits for another day: when it goes on. */
    goes_on_at: z.string().nullable(),
    /** null: it is under way. */
    ended_at: z.string().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Import' })
export type ImportView = z.infer<typeof importView>

export const importFailureView = z
  .object({
    id: z.uuid(),
    /** As a spreadsheet numbers it: the headings are row 1, and empty rows count. */
    row: z.int(),
    /** By what whoever imports it knows it, cut short: the name of a site, an address without most of its letters. */
    said: z.string(),
    field: z.string(),
    code: z.string(),
    /** What its words name; empty: nothing. */
    example: z.string(),
    /** In the language of the reader. */
    reason: z.string(),
  })
  .meta({ id: 'ImportFailure' })
export type ImportFailureView = z.infer<typeof importFailureView>

export const listImports = list({
  name: 'listImports',
  feature,
  path: '/api/imports',
  summary: 'The imports of the organization.',
  access,
  filter: z.strictObject({ status: importStatus.optional() }),
  item: importView,
  sort: ['created_at'],
  defaultOrder: 'desc',
  columns: {
    filename: textColumn('File'),
    kind: codesColumn('What', { sites: 'Sites', people: 'People' }),
    status: codesColumn('Status', {
      running: 'Under way',
      cancelling: 'Being cancelled',
      done: 'Done',
      cancelled: 'Cancelled',
      stopped: 'Stopped',
    }),
    rows: numberColumn('Rows'),
    added: numberColumn('Added'),
    failed: numberColumn('Failed'),
    creator: namesColumn('Started by'),
    created_at: instantColumn('Started'),
  },
})

export const getImport = query({
  name: 'getImport',
  feature,
  path: '/api/imports/:id',
  summary: 'One import, as far as it has come.',
  access,
  params: byId,
  answer: importView,
})

export const listImportFailures = list({
  name: 'listImportFailures',
  feature,
  path: '/api/import-failures',
  summary: 'The rows of an import that were not added, and why.',
  access,
  filter: z.strictObject({ import_id: givenId.optional() }),
  item: importFailureView,
  sort: ['row'],
  defaultOrder: 'asc',
  columns: {
    row: numberColumn('Row'),
    said: textColumn('Content'),
    field: codesColumn('Field', FIELD_WORDS),
    reason: textColumn('Reason'),
  },
})
