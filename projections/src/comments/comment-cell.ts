// A comment as the rows of read models keep it, whatever thing it is about: ids of its author, never a name.

import type { commentContent } from '@practicum/shared/contract/commented'
import type { StoredOf } from '@practicum/shared/kernel/fields'

export interface CommentCell extends StoredOf<typeof commentContent> {
  readonly id: string
  readonly authorId: string
  readonly authorPositionId: string
  /** ISO instant. */
  readonly at: string
}
