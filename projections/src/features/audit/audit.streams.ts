// What happened to a thing: by its own stream, by those of what is or was attached to it, and by those that features keep beside it.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { UnreadableEvent } from '@practicum/infra/codec/unreadable'
import type { ReadServices } from '../../reads/ports'
import type { HistoryBeside, Reader, ReadSlots } from '../../reads/slots'

export type Thing = { readonly subject: string; readonly id: string }

export const streamOf = ({ subject, id }: Thing): string => `${subject}-${id}`

export const besideOf = (
  { historyBeside }: Pick<ReadSlots, 'historyBeside'>,
  subject: string,
): readonly HistoryBeside[] => Object.values(historyBeside).filter(beside => beside.of === subject)

/** In the order of the log; whoever acts as somebody is told nothing of files. */
export async function eventsOf(reads: ReadServices, reader: Reader, thing: Thing): Promise<readonly StoredEvent[]> {
  const { db, principal } = reader
  const attached = await db.query<{ stream: string }>(
    `select 'attachment-' || attachment_id as stream from read.attachment
     where attachable_type = $1 and attachable_id = $2 and $3`,
    [thing.subject, thing.id, principal.rootUserId === undefined],
  )
  const own = await readAll([streamOf(thing), ...attached.map(({ stream }) => stream)], reads)
  const beside: StoredEvent[] = []
  for (const { streams, types } of besideOf(reads.slots, thing.subject)) {
    const read = await readAll(await streams(reader, thing.id), reads)
    beside.push(...read.filter(({ type }) => types.includes(type)))
  }
  return [...own, ...beside].sort((a, b) => (a.position < b.position ? -1 : 1))
}

type Log = Pick<ReadServices, 'store' | 'codec'>

const STREAMS_AT_ONCE = 20

async function readAll(streams: readonly string[], log: Log): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = []
  for (let from = 0; from < streams.length; from += STREAMS_AT_ONCE) {
    const some = streams.slice(from, from + STREAMS_AT_ONCE)
    events.push(...(await Promise.all(some.map(stream => allOf(stream, log)))).flat())
  }
  return events
}

const AT_ONCE = 500

/** By pieces, between which others are answered. */
async function allOf(stream: string, { store, codec }: Log): Promise<readonly StoredEvent[]> {
  const events: StoredEvent[] = []
  for (let from = 0n; ; from += BigInt(AT_ONCE)) {
    const { events: piece } = await store.readStream(stream, { from, limit: AT_ONCE })
    events.push(...(await codec.decode(piece)))
    if (piece.length < AT_ONCE) return events
  }
}

/** That something happened is told also of an event whose data cannot be read. */
export function legible(event: StoredEvent): StoredEvent {
  try {
    return { ...event, data: event.data }
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error
    const { id, stream, entityId, revision, position, type, meta } = event
    return { id, stream, entityId, revision, position, type, meta, data: {} }
  }
}

/** Legible events, those from beside the thing as their features tell them. */
export function toldBeside(
  beside: readonly Pick<HistoryBeside, 'types' | 'tell'>[],
  events: readonly StoredEvent[],
): readonly StoredEvent[] {
  const told = beside.flatMap(({ types, tell }) => tell(events.filter(({ type }) => types.includes(type))))
  const byId = new Map(told.map(event => [event.id, event]))
  return events.map(event => byId.get(event.id) ?? event)
}
