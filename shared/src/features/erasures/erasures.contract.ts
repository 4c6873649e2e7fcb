// Erasures over HTTP: every endpoint of the feature, one row each. The id of an erasure is that of the person.
import { z } from 'zod'
import { codesColumn, instantColumn, namesColumn, textColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { personRef, requiredText } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { ERASURE_STEPS, REASON_MAX } from './erasures.steps'

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
    role_names: z.array(z.string()),
    /** The invitation of somebody who never came; null: they have an account. */
    invite_id: z.uuid().nullable(),
  })
  .meta({ id: 'ErasablePerson' })
export type ErasablePerson = z.infer<typeof erasablePerson>

const written = z.object({ id: z.uuid(), version: z.int() })

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

export const requestErasure = command({
  name: 'requestErasure',
  feature,
  method: 'POST',
  path: '/api/erasures',
  summary: 'Ask for the erasure of a person. Nothing happens before another admin confirms it.',
  access: admin,
  body: z
    .strictObject({
      user_id: givenId,
      /** Of somebody without an account: the invitation that names them. */
      invite_id: givenId.optional(),
      reason: requiredText(REASON_MAX),
    })
    .meta({ examples: [{ user_id: '0192f0c0-0000-7000-8000-0000000000b1', reason: 'Asked for it in writing' }] }),
  answer: written,
  refusals: ['erasure.exists', 'erasure.done', 'erasure.oneself', 'erasure.person_unknown', 'erasure.merged'],
})

export const confirmErasure = command({
  name: 'confirmErasure',
  feature,
  method: 'POST',
  path: '/api/erasures/:id/confirm',
  summary:
    'Confirm an erasure that another admin asked for at least 24 hours ago. It begins at once, and nothing brings the person back.',
  access: admin,
  params: byId,
  answer: ACCEPTED,
  refusals: ['erasure.same_admin', 'erasure.oneself', 'erasure.too_early', 'erasure.withdrawn', 'erasure.merged'],
})

export const withdrawErasure = command({
  name: 'withdrawErasure',
  feature,
  method: 'POST',
  path: '/api/erasures/:id/withdraw',
  summary: 'Withdraw an erasure that has not begun.',
  access: admin,
  params: byId,
  answer: ACCEPTED,
  refusals: ['erasure.begun'],
})
