// First step of every append: what cannot be stored is refused before any engine is called, the rest becomes canonical JSON text.
import { canonicalJson } from './canonical-json'
import { AppendTooLarge, MAX_APPEND_BYTES, type NewEvent, UnstorablePayload } from './port'

/** An event whose data and metadata are canonical JSON (RFC 8785), so that its hash can be computed again from what was stored. */
export interface StorableEvent {
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MAX_NAME_BYTES = 500

/** Throws {@link UnstorablePayload} or {@link AppendTooLarge}; the answer shares nothing with the events given. */
export function storable(stream: string, events: readonly NewEvent[]): readonly StorableEvent[] {
  requireName(stream, stream, 'the stream name')
  let bytes = 0
  const ready = events.map(event => {
    const canonical = storableEvent(stream, event)
    bytes += Buffer.byteLength(canonical.data) + Buffer.byteLength(canonical.metadata) + canonical.type.length + 36
    return canonical
  })
  if (bytes > MAX_APPEND_BYTES) throw new AppendTooLarge(stream, bytes)
  return ready
}

function storableEvent(stream: string, { id, type, data, metadata }: NewEvent): StorableEvent {
  if (!UUID.test(id)) throw new UnstorablePayload(stream, `event id ${JSON.stringify(id)} is not a lower-case UUID`)
  requireName(stream, type, 'the event type')
  return {
    id,
    type,
    data: textOf(stream, data, `data of ${type}`),
    metadata: textOf(stream, metadata, `metadata of ${type}`),
  }
}

function requireName(stream: string, name: string, what: string): void {
  if (name === '' || Buffer.byteLength(name) > MAX_NAME_BYTES || !name.isWellFormed() || name.includes('\0')) {
    throw new UnstorablePayload(stream, `${what} must be well-formed text of 1 to ${MAX_NAME_BYTES} bytes`)
  }
}

function textOf(stream: string, value: unknown, what: string): string {
  try {
    return canonicalJson(value)
  } catch (cause) {
    throw new UnstorablePayload(stream, `${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
  }
}
