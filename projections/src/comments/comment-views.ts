// Comments as lists of them are answered: each with who wrote it, looked up under the reader's row locks.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import {
  COMMENTS_AT_ONCE,
  type CommentPage,
  type CommentView,
  commentContent,
} from '@practicum/shared/contract/commented'
import { toRow } from '@practicum/shared/kernel/fields'
import { shownPeople } from '../features/people/person-ref'
import type { CommentCell } from './comment-cell'

interface Asked {
  /** First part of the stream of the thing. */
  readonly type: string
  readonly id: string
  readonly before: string | undefined
}

/** Under the row lock, which shows comments to those who see their thing. */
export async function commentPageOf(db: ScopedDb, { type, id, before }: Asked): Promise<CommentPage> {
  const rows = await db.query<Omit<CommentCell, 'at'> & { readonly at: Date }>(
    `select c.comment_id as id, c.author_id as "authorId", c.author_position_id as "authorPositionId", c.body, c.at
     from read.comment c where c.thing_type = $1 and c.thing_id = $2
       and ($3::uuid is null or c.revision < (select b.revision from read.comment b where b.comment_id = $3 and b.thing_id = $2))
     order by c.revision desc limit ${COMMENTS_AT_ONCE + 1}`,
    [type, id, before ?? null],
  )
  const page = rows.slice(0, COMMENTS_AT_ONCE).toReversed()
  const comments = await commentViews(
    db,
    page.map(({ at, ...comment }) => ({ ...comment, at: at.toISOString() })),
  )
  return { comments, earlier: rows.length > COMMENTS_AT_ONCE }
}

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
