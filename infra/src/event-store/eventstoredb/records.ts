// What the server's client hands out, turned into the port's events; the server's own bookkeeping is told apart.
import {
  type AllStreamRecordedEvent,
  START as SERVER_START,
  type Position as ServerPosition,
} from '@eventstore/db-client'
import type { ChainedEvent } from '../chain'
import { type Position, type RecordedEvent, START, StoreUnavailable } from '../port'
import { fromPosition, toPosition } from '../positions'
import { answered } from './answered'
import { textOf, unlinked } from './link'

const ANSWER_TIMEOUT_MS = 30_000

/** What the client knows of a record, whether read from a stream or from the whole log. */
export type Record = Pick<
  AllStreamRecordedEvent,
  'id' | 'type' | 'data' | 'metadata' | 'streamId' | 'revision' | 'created'
> & {
  readonly position?: ServerPosition
}

interface Records extends AsyncIterable<{ readonly event?: Record }> {
  cancel(): Promise<void>
}

/** Ends the server's side of the reading in any case. */
export async function allOf(records: Records): Promise<readonly Record[]> {
  const gathered: Record[] = []
  const reading = (async () => {
    for await (const { event } of records) if (event) gathered.push(event)
  })()
  try {
    await answered(reading, ANSWER_TIMEOUT_MS)
    return gathered
  } catch (error) {
    await records.cancel().catch(() => undefined)
    throw error
  }
}

/** The server keeps its own records under names that begin with a dollar sign. */
export const isOwn = ({ type, streamId }: Record): boolean => !type.startsWith('$') && !streamId.startsWith('$')

export function positionOf({ position }: Record): Position {
  if (!position) throw new StoreUnavailable('the server names no positions: it is older than this engine needs')
  return toPosition(position.commit, position.prepare)
}

export function serverPosition(position: Position): ServerPosition | typeof SERVER_START {
  if (position === START) return SERVER_START
  const { high, low } = fromPosition(position)
  return { commit: high, prepare: low }
}

export function recorded(record: Record): RecordedEvent {
  const { id, type, data, metadata, streamId: stream, revision, created } = record
  const { own, link } = unlinked(metadata)
  const recordedAt = link?.recordedAt ?? created
  return { id, type, data, metadata: own, stream, revision, position: positionOf(record), recordedAt }
}

export function chainedEvent(record: Record): ChainedEvent {
  const { data, metadata, ...event } = recorded(record)
  const hash = unlinked(record.metadata).link?.hash ?? Buffer.alloc(0)
  return { ...event, data: textOf(data), metadata: textOf(metadata), hash }
}
