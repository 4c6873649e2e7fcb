// Erasures over HTTP, as admins ask for and decide on them: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { requiredText } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { REASON_MAX } from './erasures.steps'

const feature = 'erasures'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const
const written = z.object({ id: z.uuid(), version: z.int() })

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
