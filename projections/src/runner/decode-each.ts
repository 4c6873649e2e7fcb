// Decodes a batch of events so that one which cannot be opened or lifted fails where it is folded, and none beside it.
import { isUnavailable } from '@practicum/infra/availability/unavailable'
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { RecordedEvent } from '@practicum/infra/event-store/port'
import type { EventMeta } from '@practicum/shared/events/metadata'

type Decode = (events: readonly RecordedEvent[]) => Promise<readonly StoredEvent[]>

/** Rejects only when a server is away, or the log is newer than this release. */
export async function decodeEach(decode: Decode, events: readonly RecordedEvent[]): Promise<readonly StoredEvent[]> {
  try {
    return await decode(events)
  } catch (error) {
    if (isUnavailable(error)) throw error
    if (events.length === 1) return events.map(event => unopened(event, error))
    const middle = Math.ceil(events.length / 2)
    const first = await decodeEach(decode, events.slice(0, middle))
    return [...first, ...(await decodeEach(decode, events.slice(middle)))]
  }
}

/** Its metadata is told; its data fails whoever reads it. */
function unopened({ id, stream, revision, position, type, metadata }: RecordedEvent, error: unknown): StoredEvent {
  const meta = metadata as unknown as EventMeta
  return {
    ...{ id, stream, entityId: stream.slice(stream.indexOf('-') + 1), revision, position, type, meta },
    get data(): never {
      throw error
    },
  }
}
