// Drafts over HTTP: what somebody has typed into a long form and not yet saved, theirs alone.
import { z } from 'zod'
import { ACCEPTED, command, query } from '../../contract/row'

const feature = 'drafts'

/** A draft not touched for so many days is forgotten. */
export const DRAFT_DAYS = 30
/** Longest draft in UTF-16 units. */
export const DRAFT_MAX = 120_000

/** Which form: its name, and the id of the thing it changes when it changes one. */
const byForm = z.strictObject({ form: z.string().regex(/^[a-z][a-z-]{0,39}(\.[0-9a-f-]{36})?$/) })
const own = { who: 'signed-in', relation: "one's own, of the current position" } as const

export const getDraft = query({
  name: 'getDraft',
  feature,
  path: '/api/drafts/:form',
  summary: 'What was typed into this form and not saved; null when there is nothing.',
  // One reads back one's own typing.
  access: { ...own, impersonation: 'deny', protected: false },
  params: byForm,
  answer: z.object({ draft: z.object({ body: z.string(), updated_at: z.string() }).nullable() }),
})

export const saveDraft = command({
  name: 'saveDraft',
  feature,
  method: 'PUT',
  path: '/api/drafts/:form',
  summary: 'Keep what is typed so far. `body` is the form’s own JSON; the latest one stands.',
  access: { ...own, impersonation: 'deny', protected: false },
  params: byForm,
  body: z.strictObject({
    body: z
      .string()
      .max(DRAFT_MAX)
      .refine(isJson, { error: 'must be JSON' })
      .meta({ examples: ['{"description":"Read chap"}'] }),
  }),
  answer: ACCEPTED,
})

export const discardDraft = command({
  name: 'discardDraft',
  feature,
  method: 'DELETE',
  path: '/api/drafts/:form',
  summary: 'Forget what was typed: it has been saved, or is not wanted.',
  access: { ...own, impersonation: 'deny', protected: false },
  params: byForm,
  answer: ACCEPTED,
})

/** PostgreSQL holds no NUL, escaped or not. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return !text.includes('\\u0000') && !text.includes('\u0000')
  } catch {
    return false
  }
}
