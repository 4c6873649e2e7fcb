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
  /** The thing that it names and leads to; without it, what the event happened to. */
  readonly about?: string
}

/** What the rules look for that the event does not know of. */
export interface RecipientLookUps {
  /** All who run the platform, in each position in which they do. */
  admins(): Promise<readonly Recipient[]>
  /** Who coordinates an organization, those who have done it longest first: at most 50. */
  coordinators(organizationId: string): Promise<readonly Recipient[]>
  /** Ids of the notifications of a thing, up to an instant, that a person has not read yet. */
  unreadAbout(userId: string, entityId: string, until: string): Promise<readonly string[]>
  /** Who of these does not want to be told of a kind; in force when it has been answered that it was chosen. */
  muted(kind: string, userIds: readonly string[]): Promise<ReadonlySet<string>>
}

/** Answers nothing when nobody needs to be told, and several where they are told different things; whoever is among two of them is told both. */
export type RecipientRule = (
  event: StoredEvent,
  executor: Executor,
  find: RecipientLookUps,
) => Promise<Notice | readonly Notice[] | undefined>
