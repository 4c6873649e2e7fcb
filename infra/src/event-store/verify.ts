// The audit of the whole log, whichever engine holds it: every event is hashed again, every signed anchor held against what is there.
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { SigningKeys } from '../audit/signing-keys'
import {
  type Anchor,
  type AnchorVerdict,
  copyOf,
  judge,
  type LogState,
  NOTHING,
  readAnchors,
  stateAfter,
} from './anchor'
import { type ChainedEvent, type ChainedLog, type ChainedPage, chained, chainHash, GENESIS } from './chain'
import { START } from './port'

export interface StreamVerdict {
  readonly stream: string
  /**
   * The events found, or where the chain first fails: `content`: changed or exchanged; `missing`: not there before its successor;
   * `order`: there a second time, or behind its successor.
   */
  readonly verdict:
    | { readonly kind: 'ok'; readonly events: bigint }
    | { readonly kind: 'broken'; readonly revision: bigint; readonly reason: 'content' | 'missing' | 'order' }
}

/** `gap`: first and last number of anchors that are not stored. `unsigned`: no anchor is stored, though there are events as old as this. */
export type AnchorFinding = AnchorVerdict | { readonly gap: readonly [bigint, bigint] } | { readonly unsigned: Date }

export interface VerifyOptions {
  /** Of the database that keeps the anchors. */
  readonly pool: pg.Pool
  /** The keys that anchors may be signed with, the newest first; without any the anchors are left out. */
  readonly keys?: readonly Buffer[]
  /**
   * An anchor kept outside the database (a log line, write-once storage): without one, an attacker who cuts the log and its last
   * anchors together is not seen.
   */
  readonly witness?: Anchor
  /** Verification rejects when it is stopped. */
  readonly stopped?: AbortSignal | undefined
}

/** The head is signed every five minutes, as soon as there is one. */
const SIGNED_WITHIN_MS = 10 * 60_000

/**
 * What is wrong with the row of anchors, one verdict per anchor, oldest first, then one per stream; appends may go on meanwhile. Reads the whole
 * log once, in its order, and remembers the last hash of each stream.
 */
export async function* verifyLog(
  log: ChainedLog,
  { pool, keys = [], witness, stopped }: VerifyOptions,
): AsyncGenerator<StreamVerdict | AnchorFinding, void> {
  const stored = keys.length === 0 ? [] : await readAnchors(pool)
  const anchors = withWitness(stored, witness)
  yield* gapsIn(stored, witness)
  if (keys.length > 0 && anchors.length === 0) yield* unsignedIn(await log.readChained({ limit: 1 }))
  const streams = new Map<string, StreamCheck>()
  const signing = new SigningKeys(keys)
  let state: LogState = NOTHING
  for await (const event of chained(log, START)) {
    stopped?.throwIfAborted()
    checkOf(streams, event.stream).take(event)
    state = stateAfter(state, event)
    yield* judged(anchors, state, signing)
  }
  for (const anchor of anchors) yield judge(anchor, state, signing)
  for (const check of streams.values()) yield check.result()
}

function* unsignedIn({ events: [first] }: ChainedPage): Generator<AnchorFinding, void> {
  const unsigned = first?.recordedAt
  if (unsigned && Date.now() - unsigned.getTime() > SIGNED_WITHIN_MS) yield { unsigned }
}

/** Numbers go from 1 up to the last one, or to that of the witness. */
function* gapsIn(stored: readonly Anchor[], witness: Anchor | undefined): Generator<AnchorFinding, void> {
  let expected = 1n
  const beyond = witness ? [witness.number + 1n] : []
  for (const number of [...stored.map(anchor => anchor.number), ...beyond]) {
    if (number > expected) yield { gap: [expected, number - 1n] }
    if (number >= expected) expected = number + 1n
  }
}

/** Both are judged where the stored one of the same number is another: the witness first, so that its key is known. */
function withWitness(stored: Anchor[], witness: Anchor | undefined): Anchor[] {
  const known = witness && stored.some(anchor => isDeepStrictEqual(copyOf(anchor), copyOf(witness)))
  const all = witness && !known ? [witness, ...stored] : stored
  return all.toSorted((a, b) => Number(a.count - b.count))
}

/** Those that counted as many events as have been read by now, taken off the list. */
function* judged(anchors: Anchor[], state: LogState, signing: SigningKeys): Generator<AnchorVerdict, void> {
  for (let [next] = anchors; next && next.count <= state.count; [next] = anchors) {
    anchors.shift()
    yield judge(next, state, signing)
  }
}

function checkOf(streams: Map<string, StreamCheck>, stream: string): StreamCheck {
  const check = streams.get(stream) ?? new StreamCheck(stream)
  streams.set(stream, check)
  return check
}

/** The state of the walk along one stream; after the first failure the rest of the stream says nothing more. */
class StreamCheck {
  private expected = 0n
  private previous: Buffer = GENESIS
  private failure: StreamVerdict['verdict'] | undefined

  constructor(readonly stream: string) {}

  take(event: ChainedEvent): void {
    if (this.failure !== undefined) return
    if (event.revision !== this.expected) this.fail(event.revision > this.expected ? 'missing' : 'order')
    else if (!chainHash(this.previous, event).equals(event.hash)) this.fail('content')
    this.expected += 1n
    this.previous = event.hash
  }

  result(): StreamVerdict {
    return { stream: this.stream, verdict: this.failure ?? { kind: 'ok', events: this.expected } }
  }

  private fail(reason: 'content' | 'missing' | 'order'): void {
    this.failure = { kind: 'broken', revision: this.expected, reason }
  }
}
