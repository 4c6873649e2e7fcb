// Erasures over HTTP: every endpoint of the feature, one row each. The id of an erasure is that of the person.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, textColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { ERASURE_STEPS } from './erasures.steps'

const feature = 'erasures'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const

export const erasureStatus = z
  .enum(['requested', 'confirmed', 'running', 'done', 'withdrawn'])
  .meta({ id: 'ErasureStatus' })

export const erasureView = z
  .object({
    id: z.uuid(),
    /** Of the person; `[erased]` once their key is gone. */
    name: z.string(),
    reason: z.string().nullable(),
    status: erasureStatus,
    requested_by: personRef.nullable(),
    requested_at: z.string().nullable(),
    /** 24 hours after the request. */
    confirmable_at: z.string().nullable(),
    confirmed_by: personRef.nullable(),
    confirmed_at: z.string().nullable(),
    withdrawn_by: personRef.nullable(),
    withdrawn_at: z.string().nullable(),
    begun_at: z.string().nullable(),
    steps: z.array(z.object({ step: z.enum(ERASURE_STEPS), done_at: z.string() })),
    done_at: z.string().nullable(),
    changed_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'Erasure' })
export type ErasureView = z.infer<typeof erasureView>

export const erasablePerson = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    role_names: z.array(z.string()),
    /** The invitation of somebody who never came; null: they have an account. */
    invite_id: z.uuid().nullable(),
  })
  .meta({ id: 'ErasablePerson' })
export type ErasablePerson = z.infer<typeof erasablePerson>

export const listErasures = list({
  name: 'listErasures',
  feature,
  path: '/api/erasures',
  summary: 'Erasures: who is to be or was erased, who asked for it and confirmed it, and how far it has come.',
  access: admin,
  filter: z.strictObject({ status: erasureStatus.optional() }),
  item: erasureView,
  sort: ['changed_at', 'requested_at'],
  defaultOrder: 'desc',
  columns: {
    name: textColumn('Person'),
    status: codesColumn('Status', {
      requested: 'Requested',
      confirmed: 'Confirmed',
      running: 'Running',
      done: 'Done',
      withdrawn: 'Withdrawn',
    }),
    requested_by: namesColumn('Requested by'),
    requested_at: instantColumn('Requested'),
    confirmed_by: namesColumn('Confirmed by'),
    changed_at: instantColumn('Last change'),
  },
})

export const erasablePeople = query({
  name: 'erasablePeople',
  feature,
  path: '/api/erasures/people',
  summary:
    'People whose erasure could be asked for, by a part of their name or address: also those who were invited and never came.',
  access: admin,
  query: z.strictObject({ search: z.string().trim().min(1).max(200) }),
  answer: z.array(erasablePerson),
})

export const getErasure = query({
  name: 'getErasure',
  feature,
  path: '/api/erasures/:id',
  summary: 'The erasure of one person.',
  access: admin,
  params: byId,
  answer: erasureView,
})
