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
export type CommentView = z.infer<typeof commentView>
