// A comment as the rows of read models keep it, whatever thing it is about: ids of its author, never a name.

export interface CommentCell {
  readonly id: string
  readonly authorId: string
  readonly authorPositionId: string
  readonly body: string
  /** ISO instant. */
  readonly at: string
}
