// Whom an event of a feature concerns: each feature says it of its own events, notifications tell them.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Executor } from '../execution/executor'

export interface Recipient {
  readonly userId: string
  readonly positionId: string
}

export interface Notice {
  /** Names the words: see `notifications` of the feature in shared. */
  readonly kind: string
  readonly to: readonly Recipient[]
}

/** Whom a rule looks for that the event does not know of. */
export interface RecipientLookUps {
  /** All who run the platform, in each position in which they do. */
  admins(): Promise<readonly Recipient[]>
}

/** Answers nothing when nobody needs to be told. */
export type RecipientRule = (
  event: StoredEvent,
  executor: Executor,
  find: RecipientLookUps,
) => Promise<Notice | undefined>
