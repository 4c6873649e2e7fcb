// The places in which a feature shows something of another: what each of them is filled with.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Policy } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { ActingRole } from '@practicum/shared/access/roles'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import type { FoundThing } from '@practicum/shared/contract/found'
import type { Locale } from '@practicum/shared/kernel/locales'
import type { ICalEventData } from 'ical-generator'
import type { CommentedThing } from '../comments/comment.projection'
import type { Projection } from '../runner/projection'

export interface ReadSlots {
  /** What waits for the current position, by the name that dashboards have for the feature. */
  readonly counts: Readonly<Record<string, Count>>
  /** Figures of the dashboards of roles, by name. */
  readonly figures: Readonly<Record<string, Figure>>
  /** What a notification is about, by the first part of its kind. */
  readonly notificationSubjects: Readonly<Record<string, NotificationSubject>>
  /** Things that have a history, by the first part of their streams. */
  readonly history: Readonly<Record<string, HistorySubject>>
  /** Fields of events that hold an id, and what is told in their place. */
  readonly historyFields: Readonly<Record<string, HistoryField>>
  /** What is told of an event, by its type, where that is not its data as it is. */
  readonly historyWords: Readonly<Record<string, (data: EventData) => EventData>>
  /** What is kept in streams beside that of a thing and told with its past, by the first part of those streams. */
  readonly historyBeside: Readonly<Record<string, HistoryBeside>>
  /** What stands beside a placement, by the name that its full answer has for it. */
  readonly besidePlacements: Readonly<Record<string, PlacementBeside>>
  /** Things that can have attachments, by the first part of their streams. */
  readonly attachables: Readonly<Record<string, AttachmentsShown>>
  /** Things that have comments, by the first part of their streams. */
  readonly commented: Readonly<Record<string, CommentedThing>>
  /** Things that a task can be about, by the name that tasks have for them. */
  readonly assignables: Readonly<Record<string, NameInSql & { readonly page: string }>>
  /** What stands in somebody's calendar, by kind. */
  readonly calendars: Readonly<Record<string, CalendarShown>>
  /** What search finds, by kind. */
  readonly findables: Readonly<Record<string, Findable>>
}

export type EventData = Readonly<Record<string, unknown>>

interface Uses {
  /** Names of the read models that it looks into. */
  readonly uses: readonly string[]
}

export interface Count extends Uses {
  readonly read: (db: ScopedDb, principal: Principal) => Promise<Readonly<Record<string, number>>>
}

export interface Figure extends Uses {
  readonly read: (db: ScopedDb, principal: Principal) => Promise<number>
}

export interface NotificationSubject extends NameInSql {
  /** The name of whose it is, likewise; for texts that say `{whose}`. */
  readonly whoseOf?: (idColumn: string) => string
}

export interface NameInSql extends Uses {
  /** A scalar SQL expression for the thing whose id stands in a column; null for those who may not see it. */
  readonly nameOf: (idColumn: string, slots: Pick<ReadSlots, 'assignables'>) => string
  /** Whoever acts as somebody is told no names of it. */
  readonly ownEyes?: true
}

export interface HistorySubject {
  /** Its read model: row-level security is the one answer to "may I see it". */
  readonly projection: Pick<Projection, 'name' | 'table'>
  /** Its columns that tell people nothing, such as those that are only reckoned with. */
  readonly machinery?: readonly string[]
  /** What only some are told, of things that others see too. */
  readonly heldBack?: {
    readonly fields: readonly string[]
    /** Types of which others are not even told that they have happened. */
    readonly events?: readonly string[]
    readonly onlyFor: Policy
  }
  /** Whom somebody may know is more than whose history they may read. */
  readonly onlyFor?: Policy
  /** Nobody who acts as somebody reads it. */
  readonly personal?: true
}

export interface HistoryBeside extends Uses {
  /** The first part of the thing’s own stream. */
  readonly of: string
  /** Those beside a thing whose past this reader is told. */
  readonly streams: (reader: Reader, id: string) => Promise<readonly string[]>
  /** Types of events that are told; of others nobody hears here. */
  readonly types: readonly string[]
  /** As many events, oldest first, each with what it does not say itself. */
  readonly tell: (events: readonly StoredEvent[]) => readonly StoredEvent[]
  /** What they came to, by name, as it stands beside the columns of the thing; `later` is what has happened since. */
  readonly cameTo: (events: readonly StoredEvent[], later: readonly StoredEvent[]) => EventData
}

interface PlacementRef {
  readonly id: string
  readonly siteId: string
  readonly trainingId: string
}

interface PlacementBeside extends Uses {
  /** Files: whoever acts as somebody is not told whether there are any. */
  readonly ownEyes?: true
  /** By the same reads as what is asked by itself; undefined or a refusal: it is not for this reader. */
  readonly read: (reader: Reader, placement: PlacementRef) => Promise<unknown>
}

export interface Reader {
  readonly db: ScopedDb
  readonly principal: Principal
}

export interface CalendarEntry {
  /** Of the thing. */
  readonly id: string
  readonly event: ICalEventData
}

/** What a calendar is asked for. */
export interface CalendarAsked {
  readonly from: Date
  readonly to: Date
  /** So many entries at most, the earliest first. */
  readonly most: number
  /** Of the links in it. */
  readonly origin: string
  readonly locale: Locale
}

export interface CalendarShown extends Uses {
  /** What the reader takes part in or has to do, as they see it. */
  readonly entries: (
    reader: Reader,
    asked: CalendarAsked,
    slots: Pick<ReadSlots, 'assignables'>,
  ) => Promise<readonly CalendarEntry[]>
}

export interface Findable extends Uses {
  /** Who has a page for it; everybody where absent. */
  readonly roles?: readonly ActingRole[]
  /** Ids of at most so many things that have a word for each of these beginnings, the likeliest first. */
  readonly find: (reader: Reader, beginnings: readonly string[], most: number) => Promise<readonly string[]>
  /** These things as they are called, in whatever order; what the reader does not see is not among them. */
  readonly show: (reader: Reader, ids: readonly string[]) => Promise<readonly FoundThing[]>
}

export type HistoryField =
  | { readonly as: string; readonly by: 'person' }
  | ({
      readonly as: string
      readonly by: 'title'
      /** Names which of several things in one stream an event is about: it is told each time, and what changes is held against that thing alone. */
      readonly part?: true
    } & NamesInSql)

interface NamesInSql extends Uses {
  /** A query with the ids as its one parameter, that answers `id` and `title`. */
  readonly titles: string
}

export interface AttachmentsShown extends Uses {
  /** Oldest first; undefined where the reader does not see the thing. */
  readonly read: (db: ScopedDb, principal: Principal, id: string) => Promise<readonly AttachmentView[] | undefined>
}

/** The read models that any of them looks into, each once. */
export const usesOf = (filled: Readonly<Record<string, Uses>>): readonly string[] => [
  ...new Set(Object.values(filled).flatMap(({ uses }) => uses)),
]
