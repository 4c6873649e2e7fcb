// Comments as lists of them are answered: each with who wrote it, looked up under the reader's row locks.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { shownPeople } from '../features/people/person-ref'
import type { CommentCell } from './comment-cell'

export interface CommentView {
  readonly id: string
  readonly author: PersonRef
  readonly body: string
  readonly created_at: string
}

export async function commentViews(db: ScopedDb, comments: readonly CommentCell[]): Promise<CommentView[]> {
  const authors = await shownPeople(
    db,
    comments.map(({ authorId, authorPositionId }) => ({ userId: authorId, positionId: authorPositionId })),
  )
  return comments.flatMap(({ id, body, at }, index) => {
    const author = authors[index]
    return author ? [{ id, author, body, created_at: at }] : []
  })
}
