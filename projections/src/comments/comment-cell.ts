// A comment as the rows of things keep the newest of theirs, whatever they are: ids of its author, never a name.

import { COMMENTS_SHOWN, type commentContent } from '@practicum/shared/contract/commented'
import type { StoredOf } from '@practicum/shared/kernel/fields'
import type { CommentEvent } from './comment.projection'

export interface CommentCell extends StoredOf<typeof commentContent> {
  readonly id: string
  readonly authorId: string
  readonly authorPositionId: string
  /** ISO instant. */
  readonly at: string
}

/** What a thing knows of its comments: how many there are, and the newest of them; all of them stand in a table of their own. */
export type Commented = {
  readonly comments: readonly CommentCell[]
  readonly comments_count: number
}

export const UNCOMMENTED: Commented = { comments: [], comments_count: 0 }

export function commented({ comments, comments_count }: Commented, { data, meta }: CommentEvent): Commented {
  const { commentId: id, authorId, authorPositionId, body } = data
  const newest = [...comments, { id, authorId, authorPositionId, body, at: meta.occurredAt }]
  return { comments: newest.slice(-COMMENTS_SHOWN), comments_count: comments_count + 1 }
}
