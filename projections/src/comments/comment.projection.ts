// Comments of every thing that has some become rows of one table: a thread is read by pages, however long it has grown.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { allOf, anyOf, type Policy, policyWords } from '@practicum/shared/access/policy'
import { commentContent } from '@practicum/shared/contract/commented'
import { columnsOf, type RowOf, type StoredOf, toRow } from '@practicum/shared/kernel/fields'
import type { Projection, RowChange } from '../runner/projection'
import type { TableDefinition } from '../runner/table'

export type CommentRow = RowOf<typeof commentContent> & {
  readonly comment_id: string
  /** First part of the stream of the thing. */
  readonly thing_type: string
  readonly thing_id: string
  readonly author_id: string
  readonly author_position_id: string
  /** Of its event in the stream of the thing, which is their order. */
  readonly revision: number
  readonly at: string
}

/** What a comment is, in whatever stream. */
export type CommentEvent = StoredEvent & {
  readonly data: StoredOf<typeof commentContent> & {
    readonly commentId: string
    readonly authorId: string
    readonly authorPositionId: string
  }
}

/** A thing that has comments, as its feature says it. */
export interface CommentedThing {
  /** The type of its event that is a comment. */
  readonly event: string
  /** Who may see a comment: whoever sees the thing, whose id stands in `thingId`. */
  readonly see: Policy
}

const { is } = policyWords<{ readonly thingType: string }>()

const tableOf = (things: readonly (readonly [string, CommentedThing])[]): TableDefinition<CommentRow> => ({
  name: 'comment',
  columns: {
    comment_id: 'uuid',
    thing_type: 'text',
    thing_id: 'uuid',
    author_id: 'uuid',
    author_position_id: 'uuid',
    ...columnsOf(commentContent),
    revision: 'integer',
    at: 'timestamptz',
  },
  key: 'comment_id',
  indexes: ['thing_id, revision desc'],
  visible: anyOf(...things.map(([type, { see }]) => allOf(is('thingType', type), see))),
})

/** By the first part of the streams of the things. What was said about a thing that is gone is shown to nobody. */
export function commentProjection(commented: Readonly<Record<string, CommentedThing>>): Projection<CommentRow> {
  const things = Object.entries(commented).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const on = Object.fromEntries(things.map(([type, { event }]) => [event, changeOf(type)]))
  return { name: 'comment', version: 2, table: tableOf(things), on }
}

const changeOf = (type: string): RowChange<CommentRow> => ({
  ignoresPreviousRow: true,
  keys: event => [(event as CommentEvent).data.commentId],
  fold: (_row, event) => {
    const { data, entityId, revision, meta } = event as CommentEvent
    return {
      comment_id: data.commentId,
      thing_type: type,
      thing_id: entityId,
      author_id: data.authorId,
      author_position_id: data.authorPositionId,
      ...toRow(commentContent, data),
      revision: Number(revision),
      at: meta.occurredAt,
    }
  },
})
