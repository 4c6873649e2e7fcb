// The border between events as rules know them and rows of the log: validates, lifts old versions, seals and opens personal data.
import type { EventCatalog, EventDefinition } from '@practicum/shared/events/catalog'
import { type EventMeta, eventMetadata } from '@practicum/shared/events/metadata'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import type { NewEvent, Position, RecordedEvent } from '../event-store/port'
import type { PersonKeys } from '../keys/port'
import { openData, type SealedPlace, sealData, sealedPlaces, subjectsOf } from './sealing'

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
  /** Events of types that no catalog declares are left out: they belong to a newer release. */
  decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]>
  /** As decode, without opening sealed fields: for readers that need none of them. */
  decodeSealed(events: readonly RecordedEvent[]): readonly StoredEvent[]
}

export interface Draft {
  readonly id: string
  readonly event: DomainEvent
  readonly meta: Omit<EventMeta, 'version'>
}

interface Known {
  readonly definition: EventDefinition
  readonly places: readonly SealedPlace[]
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
      this.#known.set(type, { definition, places: sealedPlaces(definition.schema) })
    }
  }

  async encode(stream: string, drafts: readonly Draft[]): Promise<readonly NewEvent[]> {
    const parsed = drafts.map(draft => {
      const known = this.#known.get(draft.event.type)
      if (!known) throw new Error(`no catalog declares the event type ${draft.event.type}`)
      return { draft, known, data: known.definition.schema.parse(draft.event.data) as Record<string, unknown> }
    })
    const subjects = parsed.flatMap(({ known, data }) => subjectsOf(known.places, data))
    const keys = subjects.length === 0 ? new Map() : await this.keys.forSealing(subjects)
    return parsed.map(({ draft, known, data }) => ({
      id: draft.id,
      type: draft.event.type,
      data: sealData(known.places, data, { bound: `${stream}|${draft.event.type}`, keys }),
      metadata: eventMetadata.parse({ ...draft.meta, version: known.definition.version }),
    }))
  }

  async decode(events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]> {
    const lifted = this.decodeSealed(events)
    const subjects = lifted.flatMap(event => subjectsOf(this.placesOf(event.type), event.data))
    if (subjects.length === 0) return lifted
    const keys = await this.keys.forOpening(subjects)
    return lifted.map(event => {
      const places = this.placesOf(event.type)
      if (places.length === 0) return event
      return { ...event, data: openData(places, event.data, { bound: `${event.stream}|${event.type}`, keys }) }
    })
  }

  decodeSealed(events: readonly RecordedEvent[]): readonly StoredEvent[] {
    return events.flatMap(event => {
      const known = this.#known.get(event.type)
      return known ? [lift(event, known.definition)] : []
    })
  }

  private placesOf(type: string): readonly SealedPlace[] {
    return this.#known.get(type)?.places ?? []
  }
}

function lift(event: RecordedEvent, definition: EventDefinition): StoredEvent {
  const { stream, revision, position, type, id } = event
  const meta = event.metadata as unknown as EventMeta
  let data = event.data as Record<string, unknown>
  for (let version = meta.version; version < definition.version; version++) {
    const upcast = definition.upcasts?.[version]
    if (!upcast) throw new Error(`${type}: nothing lifts version ${version}`)
    data = upcast(data)
  }
  return { id, stream, entityId: stream.slice(stream.indexOf('-') + 1), revision, position, type, data, meta }
}
