// The past of one thing over HTTP: what happened to it, and as it was at a moment.
import { z } from 'zod'
import { query } from '../../contract/row'
import { givenId } from '../../kernel/ids'

const feature = 'audit'

/** The first part of a thing's stream, of whatever features show a history of. */
const historySubject = z
  .string()
  .max(40)
  .regex(/^[a-z]+$/)

export const historyEntry = z
  .object({
    id: z.uuid(),
    /** In the stream of the thing; null for what happened to something attached to it or kept beside it. */
    revision: z.int().nullable(),
    type: z.string(),
    occurred_at: z.string(),
    actor: z.object({
      id: z.string(),
      name: z.string(),
      role_keyname: z.string().nullable(),
      /** null: they have none. */
      profile_image_url: z.string().nullable(),
    }),
    /** The admin behind a login-as session. */
    root_actor: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** A program, with an access token of the actor's. */
    by_token: z.boolean(),
    /** What changed, field by field, as far as the reader may see it. */
    changes: z.array(z.object({ field: z.string(), before: z.unknown().nullable(), after: z.unknown().nullable() })),
    reason: z.string().nullable(),
    correlation_id: z.string(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** So many entries come at once. */
export const HISTORY_PAGE = 100

export const history = query({
  name: 'history',
  feature,
  path: '/api/history/:subject/:id',
  summary: 'Who did what to this thing, when and why, by pages from the newest backwards; oldest first.',
  access: { who: 'signed-in', relation: 'may see the thing itself' },
  params: z.strictObject({ subject: historySubject, id: givenId }),
  query: z.strictObject({
    /** Id of an entry: those before it. Absent: the newest. */
    before: z.uuid().optional(),
  }),
  answer: z.object({ entries: z.array(historyEntry), earlier: z.boolean() }),
})

const moment = z
  .strictObject({
    at: z.iso.datetime().optional(),
    /** After this event of its own; finer than an instant, which several may share. */
    revision: z.coerce.number().int().min(0).max(1_000_000).optional(),
  })
  .refine(({ at, revision }) => (at === undefined) !== (revision === undefined), {
    error: 'name a moment or a revision, and not both',
  })

export const asOfView = z
  .object({
    /** Of the last event that had happened; null when nothing had. */
    revision: z.int().nullable(),
    occurred_at: z.string().nullable(),
    /** False before it was made and after it was deleted. */
    exists: z.boolean(),
    /** What its read model showed: people by name, no ids. */
    fields: z.array(z.object({ field: z.string(), value: z.unknown() })),
  })
  .meta({ id: 'AsOf' })
export type AsOf = z.infer<typeof asOfView>

export const asOf = query({
  name: 'asOf',
  feature,
  path: '/api/history/:subject/:id/as-of',
  summary: 'This thing as it was at a moment, folded from its own events.',
  access: { who: 'signed-in', relation: 'may see the thing itself, now' },
  params: z.strictObject({ subject: historySubject, id: givenId }),
  query: moment,
  answer: asOfView,
})
