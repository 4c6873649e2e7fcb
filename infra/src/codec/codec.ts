// The border between events as rules know them and rows of the log: seals and opens personal data, lifts old versions, and parses both ways.
import type { EventCatalog, EventDefinition } from '@practicum/shared/events/catalog'
import { type EventMeta, eventMetadata } from '@practicum/shared/events/metadata'
import { storedSchema } from '@practicum/shared/events/stored-schema'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { z } from 'zod'
import type { NewEvent, Position, RecordedEvent } from '../event-store/port'
import type { PersonKeys } from '../keys/port'
import { openData, type SealedPath, sealData, sealedPathsOf, subjectsOf, textsIn } from './sealing'
import { StoreNewerThanCode, UnreadableEvent } from './unreadable'

/** An event read from the log, at its current version, with everything known about it. */
export interface StoredEvent<Event extends DomainEvent = DomainEvent<string, Readonly<Record<string, unknown>>>> {
  readonly id: string
  readonly stream: string
  /** The part of the stream name after the aggregate. */
  readonly entityId: string
  readonly revision: bigint
  readonly position: Position
  readonly type: Event['type']
  readonly data: Event['data']
  readonly meta: EventMeta
}

export interface EventCodec {
  /** Throws a ZodError for data that its own schema refuses: a defect of the caller, never of a person. */
  encode(stream: string, drafts: readonly Draft[]): Promise<readonly NewEvent[]>
  /**
   * For those who follow the log: events of types that no catalog declares are left out, for they concern nobody in this release.
   * Rejects with {@link StoreNewerThanCode} for a known type in a newer version. The data of an event that its schema refuses throws
   * {@link UnreadableEvent} where it is read: whoever needs no more than the metadata goes on.
   */
  decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]>
  /** For those who decide: a type that no catalog declares is {@link StoreNewerThanCode} too, and no event may be unreadable. */
  decodeStream(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]>
  /** Texts that the log holds sealed, with the user id of whom each is about. */
  personalTexts(events: readonly StoredEvent[]): ReadonlyMap<string, string>
  /** As decode, without opening sealed fields, and with a newer version refused where its data is read: for readers that need little of it. */
  decodeSealed(events: readonly RecordedEvent[]): readonly StoredEvent[]
}

export interface Draft {
  readonly id: string
  readonly event: DomainEvent
  readonly meta: Omit<EventMeta, 'version'>
}

interface Known {
  readonly definition: EventDefinition
  readonly sealedPaths: readonly SealedPath[]
  readonly stored: z.ZodType
}

type Data = Readonly<Record<string, unknown>>

/** An event of a known type, with the sealed places of the version it was written in. */
interface Readable {
  readonly event: RecordedEvent
  readonly known: Known
  readonly version: number
  readonly sealedPaths: readonly SealedPath[]
}

export function eventCodec(catalogs: readonly EventCatalog[], keys: PersonKeys): EventCodec {
  return new Codec(catalogs, keys)
}

class Codec implements EventCodec {
  readonly #known = new Map<string, Known>()

  constructor(
    catalogs: readonly EventCatalog[],
    private readonly keys: PersonKeys,
  ) {
    for (const [type, definition] of catalogs.flatMap(catalog => Object.entries(catalog.definitions))) {
      if (this.#known.has(type)) throw new Error(`the event type ${type} is declared twice`)
      const { schema } = definition
      this.#known.set(type, { definition, sealedPaths: sealedPathsOf(schema), stored: storedSchema(schema) })
    }
  }

  async encode(stream: string, drafts: readonly Draft[]): Promise<readonly NewEvent[]> {
    const parsed = drafts.map(draft => {
      const known = this.#known.get(draft.event.type)
      if (!known) throw new Error(`no catalog declares the event type ${draft.event.type}`)
      return { draft, known, data: known.definition.schema.parse(draft.event.data) as Record<string, unknown> }
    })
    const subjects = parsed.flatMap(({ known, data }) => subjectsOf(known.sealedPaths, data))
    const keys = subjects.length === 0 ? new Map() : await this.keys.forSealing(subjects)
    return parsed.map(({ draft, known, data }) => ({
      id: draft.id,
      type: draft.event.type,
      data: sealData(known.sealedPaths, data, { bound: `${stream}|${draft.event.type}`, keys }),
      metadata: eventMetadata.parse({ ...draft.meta, version: known.definition.version }),
    }))
  }

  decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]> {
    return this.open(this.readable(events))
  }

  async decodeStream(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]> {
    const unknown = events.find(({ type }) => !this.#known.has(type))
    if (unknown)
      throw new StoreNewerThanCode(`${unknown.stream} holds ${unknown.type}, which this release does not know`)
    const opened = await this.open(this.readable(events))
    return opened.map(event => ({ ...event, data: event.data }))
  }

  decodeSealed(events: readonly RecordedEvent[]): readonly StoredEvent[] {
    return this.readable(events).map(readable => sealedAsStored(readable))
  }

  personalTexts(events: readonly StoredEvent[]): ReadonlyMap<string, string> {
    return new Map(events.flatMap(({ type, data }) => textsIn(this.#known.get(type)?.sealedPaths ?? [], data)))
  }

  /** Opened before they are lifted: sealed text is bound to the place where its version had it. */
  private async open(readable: readonly Readable[]): Promise<readonly StoredEvent[]> {
    const subjects = readable.flatMap(({ event, sealedPaths }) => subjectsOf(sealedPaths, event.data as Data))
    const keys = subjects.length === 0 ? new Map() : await this.keys.forOpening(subjects)
    return readable.map(one => {
      const { stream, type, data } = one.event
      return stored(one, openData(one.sealedPaths, data as Data, { bound: `${stream}|${type}`, keys }))
    })
  }

  private readable(events: readonly RecordedEvent[]): readonly Readable[] {
    return events.flatMap(event => {
      const known = this.#known.get(event.type)
      if (!known) return []
      const { version } = event.metadata as unknown as EventMeta
      return [{ event, known, version, sealedPaths: sealedPathsIn(known, version) }]
    })
  }
}

/** Where a version has its sealed text: as its own definition says, or else that of the version after it. */
function sealedPathsIn(known: Known, version: number): readonly SealedPath[] {
  if (version >= known.definition.version) return known.sealedPaths
  return known.definition.formerSealed?.[version] ?? sealedPathsIn(known, version + 1)
}

function stored(readable: Readable, opened: Data): StoredEvent {
  const { event, known, version } = readable
  const parsed = known.stored.safeParse(lift({ type: event.type, version, data: opened }, known.definition))
  if (parsed.success) return { ...metadataOf(readable), data: parsed.data as Data }
  const where = parsed.error.issues.map(({ path }) => path.join('.')).join(', ')
  return {
    ...metadataOf(readable),
    get data(): Data {
      throw new UnreadableEvent(
        `${event.type} (version ${version}) at revision ${event.revision} of ${event.stream}: ${where}`,
      )
    },
  }
}

/** A newer version is told of by its metadata, and refused where its data is read. */
function sealedAsStored(readable: Readable): StoredEvent {
  const { event, known, version } = readable
  if (version <= known.definition.version) return stored(readable, event.data as Data)
  return {
    ...metadataOf(readable),
    get data(): Data {
      throw newer(event.type, version, known.definition.version)
    },
  }
}

const newer = (type: string, version: number, current: number): StoreNewerThanCode =>
  new StoreNewerThanCode(`${type} is at version ${version}, this release knows ${current}`)

function metadataOf({ event }: Readable): Omit<StoredEvent, 'data'> {
  const { id, stream, revision, position, type } = event
  const meta = event.metadata as unknown as EventMeta
  return { id, stream, entityId: stream.slice(stream.indexOf('-') + 1), revision, position, type, meta }
}

interface Written {
  readonly type: string
  readonly version: number
  readonly data: Data
}

function lift({ type, version, data }: Written, { version: current, upcasts }: EventDefinition): Data {
  if (version > current) throw newer(type, version, current)
  let lifted = data
  for (let at = version; at < current; at++) {
    const upcast = upcasts?.[at]
    if (!upcast) throw new Error(`${type}: nothing lifts version ${at}`)
    lifted = upcast(lifted)
  }
  return lifted
}
