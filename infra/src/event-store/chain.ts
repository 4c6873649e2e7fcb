// The chain of hashes along each stream: kept with the events by every engine, so that any of them can be checked, and carried to another, through the port.
import { createHash } from 'node:crypto'
import type { EventStore, Position } from './port'

/** An event with the very text that its hash covers. */
export interface ChainedEvent {
  readonly stream: string
  readonly revision: bigint
  readonly position: Position
  readonly id: string
  readonly type: string
  /** Canonical JSON, as is the metadata. */
  readonly data: string
  readonly metadata: string
  readonly recordedAt: Date
  /** 32 bytes; none where somebody wrote past this product. */
  readonly hash: Buffer
}

export interface ChainedPage {
  readonly events: readonly ChainedEvent[]
  /** To go on from. */
  readonly position: Position
  /** True when this was the end of the log as it was when the page was read. */
  readonly caughtUp: boolean
}

/** What an engine can do besides the port: show its log as it can be checked, and take over another's. */
export interface ChainedLog {
  /** In the order of the log, after a position; default: 1,000 events from the start. */
  readChained(options?: { readonly after?: Position; readonly limit?: number }): Promise<ChainedPage>
  /** Resolves once all that was written before the call can be read in the order of the log; `waiting` is told, again and again, that it cannot yet. */
  settled(waiting: () => void): Promise<void>
  /**
   * Writes events of another log behind the end of this one, in the order given, with their ids, revisions, times and hashes.
   * For a log that nobody else writes to. Not atomic: after a failure the log holds a part of them from the first on.
   */
  restore(events: readonly ChainedEvent[]): Promise<void>
}

/** Every engine. */
export type EventLog = EventStore & ChainedLog

/** Before the first event of a stream. */
export const GENESIS: Buffer = Buffer.alloc(32)

/** sha256 over the previous event's hash and the canonical JSON `[stream,revision,id,type,recorded,data,metadata]`. */
export function chainHash(previous: Buffer, event: Omit<ChainedEvent, 'hash' | 'position'>): Buffer {
  const { stream, revision, id, type, recordedAt, data, metadata } = event
  const names = `${JSON.stringify(stream)},${revision},"${id}",${JSON.stringify(type)}`
  const content = `[${names},${recordedAt.getTime()},${data},${metadata}]`
  return createHash('sha256').update(previous).update(content).digest()
}

/** The whole log after a position, page by page. */
export async function* chained(log: ChainedLog, from: Position): AsyncGenerator<ChainedEvent, void> {
  for (let after = from; ; ) {
    const { events, position, caughtUp } = await log.readChained({ after, limit: PAGE })
    yield* events
    if (caughtUp) return
    after = position
  }
}

const PAGE = 2000
