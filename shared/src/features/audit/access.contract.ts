// The access trail over HTTP: who was shown or refused what.
import { z } from 'zod'
import { codesColumn, instantColumn, numberColumn, textColumn } from '../../contract/columns'
import { list } from '../../contract/row'
import { filteredDays } from './audit.contract'

export const accessView = z
  .object({
    id: z.string(),
    at: z.string(),
    /** Name of the contract row. */
    row: z.string(),
    outcome: z.enum(['answered', 'refused']),
    status: z.int(),
    user_id: z.uuid(),
    user_name: z.string(),
    root_user_id: z.uuid().nullable(),
    /** The access token by which a program asked. */
    token_id: z.uuid().nullable(),
    organization_id: z.uuid(),
    organization_name: z.string().nullable(),
    /** The first of them; see `object_count`. */
    object_ids: z.array(z.uuid()),
    object_count: z.int(),
    /** Of an export. */
    asked: z.record(z.string(), z.unknown()).nullable(),
    correlation_id: z.string(),
  })
  .meta({ id: 'Access' })
export type AccessView = z.infer<typeof accessView>

export const listAccesses = list({
  name: 'listAccesses',
  feature: 'audit',
  path: '/api/accesses',
  summary: 'Who was shown or refused protected data, newest first.',
  access: { who: ['admin'], relation: 'platform', impersonation: 'deny' },
  filter: z.strictObject({
    row: z.string().max(100).optional(),
    outcome: z.enum(['answered', 'refused']).optional(),
    user_id: z.uuid().optional(),
    object_id: z.uuid().optional(),
    organization_id: z.uuid().optional(),
    correlation_id: z.string().max(200).optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
    ...filteredDays,
  }),
  item: accessView,
  sort: ['at'],
  defaultOrder: 'desc',
  columns: {
    at: instantColumn('When'),
    row: textColumn('Call'),
    outcome: codesColumn('Outcome', { answered: 'Shown', refused: 'Refused' }),
    user_name: textColumn('Who'),
    organization_name: textColumn('Organization'),
    object_ids: textColumn('Things'),
    object_count: numberColumn('How many things'),
  },
})
