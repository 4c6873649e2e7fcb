// Comments as lists of them are answered: each with who wrote it, looked up under the reader's row locks.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { type CommentView, commentContent } from '@practicum/shared/contract/commented'
import { toRow } from '@practicum/shared/kernel/fields'
import { shownPeople } from '../features/people/person-ref'
import type { CommentCell } from './comment-cell'

export async function commentViews(db: ScopedDb, comments: readonly CommentCell[]): Promise<CommentView[]> {
  const authors = await shownPeople(
    db,
    comments.map(({ authorId, authorPositionId }) => ({ userId: authorId, positionId: authorPositionId })),
  )
  return comments.flatMap((comment, index) => {
    const author = authors[index]
    const { id, at } = comment
    return author ? [{ id, author, ...toRow(commentContent, comment), created_at: at }] : []
  })
}
