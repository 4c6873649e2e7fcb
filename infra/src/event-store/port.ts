// The event store as the application sees it. Every engine passes the same contract suite (contract.ts).
import { Unavailable } from '../availability/unavailable'

/**
 * A place in the order of the whole log: 32 lower-case hex digits, two 64-bit halves. Opaque, sparse, and comparable as text:
 * a later event has a greater position.
 */
export type Position = string

/** Before the first event. */
export const START: Position = '0'.repeat(32)

/** Fields the application adds to every event; engines store them unread. Values are JSON. */
export type EventMetadata = Readonly<Record<string, unknown>>

export interface NewEvent {
  /** A UUID in lower case, deterministic for a command that may be retried; see {@link EventStore.append}. */
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: EventMetadata
}

export interface RecordedEvent extends NewEvent {
  readonly stream: string
  /** 0 for the first event of a stream. */
  readonly revision: bigint
  readonly position: Position
  /** When the store recorded it. */
  readonly recordedAt: Date
}

/** `any`: no check. `none`: the stream must not exist. `some`: it must exist. A number: the revision of its last event. */
export type Expected = 'any' | 'none' | 'some' | bigint

export interface AppendResult {
  /** Revision of the last event of this append (after a recognised retry: of the same event as the first time). For an empty append, the stream's current revision is not looked up and this is -1n. */
  readonly revision: bigint
  /** Position of the last event of this append; for an empty append, START. */
  readonly position: Position
}

export interface ReadOptions {
  readonly direction?: 'forwards' | 'backwards'
  /** Inclusive. Default: the first event forwards, the last one backwards. */
  readonly from?: bigint
  readonly limit?: number
}

export type StreamRead =
  | { readonly exists: false; readonly events: readonly [] }
  | { readonly exists: true; readonly events: readonly RecordedEvent[] }

export interface Filter {
  /** Keep events whose stream starts with one of these. */
  readonly streams?: readonly string[]
  /** Keep events whose type starts with one of these. */
  readonly types?: readonly string[]
}

export interface Batch {
  readonly events: readonly RecordedEvent[]
  /** Checkpoint: everything up to and including this position has been delivered or filtered out. Never ahead of what was delivered. */
  readonly position: Position
  /** True when the reader had reached the end of the log as it was when this batch was read. */
  readonly caughtUp: boolean
  /** Whether more is committed that is not in its final order yet: it comes within moments, and no ring tells of it. Absent where the store cannot say. */
  readonly pending?: boolean
}

export interface SubscribeOptions {
  /** Exclusive. Default START. */
  readonly after?: Position
  readonly filter?: Filter
  /** Events per batch at most; default 1,000. */
  readonly batchSize?: number
  /** Ends the iteration, promptly, without an error. */
  readonly signal: AbortSignal
}

export interface EventStore {
  /** How often the way to it was lost, where that is known: what was read of it before may be of another log. */
  readonly losses?: number
  /**
   * Appends atomically. A retry with the same event ids at the same exact expected revision writes nothing and answers as the first time,
   * also for a prefix or inner slice of what was written; with the first id equal and a later one different it is a conflict.
   * Rejects with {@link VersionConflict}, {@link AppendTooLarge} and {@link UnstorablePayload} (both before any call), or {@link StoreUnavailable} (outcome unknown: retry with the same ids).
   */
  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult>
  /** A missing stream is an ordinary answer, not an error. */
  readStream(stream: string, options?: ReadOptions): Promise<StreamRead>
  /** One batch after a position, in order. `events` may be empty while `position` moves on. */
  readAll(options: { readonly after?: Position; readonly filter?: Filter; readonly limit?: number }): Promise<Batch>
  /**
   * Every acknowledged event exactly once and in order, through catch-up and live, across lost connections.
   * Yields a batch (possibly empty of events) whenever there is news, and one with `caughtUp` when the end is first reached.
   */
  subscribe(options: SubscribeOptions): AsyncIterable<Batch>
  /** The position of the last visible event, START for an empty log. */
  head(): Promise<Position>
  /** The position of the last event that was written, also one whose turn in the order of the whole has not come yet; START for an empty log. */
  last(): Promise<Position>
  /** Whether an event stands at this position or after it, also one whose turn in the order of the whole has not come yet. */
  reaches(position: Position): Promise<boolean>
  close(): Promise<void>
}

/** Largest append accepted, in bytes of its JSON. */
export const MAX_APPEND_BYTES = 1_048_576

export class VersionConflict extends Error {
  override readonly name = 'VersionConflict'
  constructor(
    readonly stream: string,
    readonly expected: Expected,
    /** Revision of the last event, or `none` when the stream does not exist. */
    readonly actual: bigint | 'none',
  ) {
    super(`stream ${stream}: expected ${String(expected)}, is at ${String(actual)}`)
  }
}

export class AppendTooLarge extends Error {
  override readonly name = 'AppendTooLarge'
  constructor(
    readonly stream: string,
    readonly bytes: number,
  ) {
    super(`append to ${stream} is ${bytes} bytes; the limit is ${MAX_APPEND_BYTES}`)
  }
}

/** What no engine can keep: values JSON does not know (BigInt, functions, NaN, cycles), U+0000 or half a surrogate pair in a string, an id that is no UUID. */
export class UnstorablePayload extends Error {
  override readonly name = 'UnstorablePayload'
  constructor(
    readonly stream: string,
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(`append to ${stream} cannot be stored: ${reason}`, options)
  }
}

/** The store does not take this installation's user or its certificate, or allows it less than it needs: until an operator has mended that, asking again at once changes nothing. */
export class StoreRefused extends Unavailable {
  override readonly name = 'StoreRefused'
}

export class StoreUnavailable extends Unavailable {
  override readonly name = 'StoreUnavailable'
}
