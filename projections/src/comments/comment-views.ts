// Comments as lists of them are answered: each with who wrote it, looked up under the reader's row locks.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { personJson, shownPerson } from '../features/people/person-ref'
import type { CommentCell } from './comment-cell'

export interface CommentView {
  readonly id: string
  readonly author: PersonRef
  readonly body: string
  readonly created_at: string
}

export async function commentViews(db: ScopedDb, comments: readonly CommentCell[]): Promise<CommentView[]> {
  const authors = await db.query<{ position_id: string; author: PersonRef | null }>(
    `select c.position_id, ${personJson('c.user_id', 'c.position_id')} as author
     from unnest($1::uuid[], $2::uuid[]) as c(user_id, position_id)`,
    [comments.map(comment => comment.authorId), comments.map(comment => comment.authorPositionId)],
  )
  const known = new Map(authors.map(({ position_id, author }) => [position_id, author]))
  return comments.map(({ id, authorId, authorPositionId, body, at }) => ({
    id,
    author: shownPerson(known.get(authorPositionId) ?? null, authorId, authorPositionId),
    body,
    created_at: at,
  }))
}
