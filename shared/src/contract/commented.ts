// The field of a comment, and how one is shown beside whatever it is about.
import { z } from 'zod'
import { sealed } from '../events/catalog'
import { requiredField, shownOf } from '../kernel/fields'
import { personRef, requiredText } from './shapes'

const COMMENT_MAX = 5000

export const commentContent = {
  body: requiredField({
    stored: sealed('authorId', COMMENT_MAX),
    sent: requiredText(COMMENT_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const

export const commentView = z
  .object({ id: z.uuid(), author: personRef, ...shownOf(commentContent), created_at: z.string() })
  .meta({ id: 'Comment' })
/** The newest of them stand with the thing itself, oldest first; those before are asked for by pages. */
export const COMMENTS_SHOWN = 20
/** Of those before. */
export const COMMENTS_AT_ONCE = 50

export const earlierThan = z.strictObject({
  /** Id of a comment: those before it. Absent: the newest. */
  before: z.uuid().optional(),
})

/** Oldest first. */
export const commentPage = z
  .object({ comments: z.array(commentView), earlier: z.boolean() })
  .meta({ id: 'CommentPage' })
export type CommentPage = z.infer<typeof commentPage>
export type CommentView = z.infer<typeof commentView>
