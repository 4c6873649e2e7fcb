// Merging two accounts of one person over HTTP, for those who run the platform: what would move, the merge, and undoing it.
import { z } from 'zod'
import { role, userStatus } from '../../access/roles'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { userPosition } from './users.contract'

const feature = 'users'
const admin = { who: ['admin'], relation: 'everybody of the platform' } as const

export const MERGE_REFUSALS = [
  'user.merge_same',
  'user.merged_already',
  'user.merge_admin',
  'user.merge_into_closed',
  'user.merge_exclusive',
] as const

const account = {
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  status: userStatus,
  positions: z.array(userPosition),
}

/** So many are offered. */
export const MERGEABLE_SHOWN = 20

export const mergeableAccount = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    /** null: they have none. */
    profile_image_url: z.string().nullable(),
    positions: z.array(userPosition),
  })
  .meta({ id: 'MergeableAccount' })
export type MergeableAccount = z.infer<typeof mergeableAccount>

export const listMergeable = query({
  name: 'listMergeable',
  feature,
  path: '/api/users/:id/merges/candidates',
  summary: `Accounts that may be of the same person, at most ${MERGEABLE_SHOWN}: by how words of a name or address begin, or else those of the same name.`,
  access: admin,
  params: byId,
  query: z.strictObject({ search: z.string().trim().max(100).default('') }),
  answer: z.array(mergeableAccount),
})

export const mergePreview = z
  .object({
    /** The one that stays, with what it has now. */
    kept: z.object(account),
    /** The one that would close, with what would move. */
    merged: z.object(account),
    /** Why they cannot be merged, in words; null: they can. */
    refusal: z.string().nullable(),
    /** Organizations in which the person would hold the same role twice. */
    twice: z.array(z.object({ organization_name: z.string(), role_keyname: role })),
  })
  .meta({ id: 'MergePreview' })
export type MergePreview = z.infer<typeof mergePreview>

export const previewMerge = query({
  name: 'previewMerge',
  feature,
  path: '/api/users/:id/merges/preview',
  summary: 'What would move from another account of the same person to this one.',
  access: admin,
  params: byId,
  query: z.strictObject({ account_id: givenId }),
  answer: mergePreview,
  refusals: ['user.merge_unknown'],
})

export const mergeAccounts = command({
  name: 'mergeAccounts',
  feature,
  method: 'POST',
  path: '/api/users/:id/merges',
  summary:
    'Merge another account of the same person into this one: it closes, and its positions with all that belongs to them move. For 30 days it can be undone.',
  access: admin,
  params: byId,
  body: z.strictObject({ account_id: givenId }),
  answer: z.object({ id: z.uuid() }),
  refusals: [...MERGE_REFUSALS, 'user.merge_unknown', 'user.merge_erasing', 'user.oneself'],
})

export const undoMerge = command({
  name: 'undoMerge',
  feature,
  method: 'DELETE',
  path: '/api/users/:id/merges/:merge_id',
  summary:
    'Undo a merge within 30 days: the account opens again, with the positions that were its own as they stand now.',
  access: admin,
  params: z.strictObject({ id: givenId, merge_id: givenId }),
  answer: ACCEPTED,
  refusals: ['user.merge_over', 'user.merge_erased', 'user.merged_already'],
})
