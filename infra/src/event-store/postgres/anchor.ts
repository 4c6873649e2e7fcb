// Signs from time to time what the log is as a whole, so that an end cut off or a history rewritten with fresh hashes shows.
import { createHash, createHmac } from 'node:crypto'
import type pg from 'pg'
import { sameBytes } from '../../keys/same'
import { type Position, START } from '../port'
import { fromPosition, toPosition } from '../positions'

export interface Anchor {
  /** 1 for the first. */
  readonly number: bigint
  /** Events up to and including the head. */
  readonly count: bigint
  readonly head: Position
  /** sha256 folded over the hashes of all events in the order of the log. */
  readonly digest: Buffer
  readonly signedAt: Date
  /** HMAC-SHA-256 over the fields above, with a key that the database does not have. */
  readonly signature: Buffer
}

export interface AnchorVerdict {
  readonly anchor: Anchor
  /** `forged`: the signature is not by this key. `cut`: events are missing. `rewritten`: as many events, not the same ones. */
  readonly verdict: 'ok' | 'forged' | 'cut' | 'rewritten'
}

interface State {
  readonly count: bigint
  readonly head: Position
  readonly digest: Buffer
}

const NOTHING: State = { count: 0n, head: START, digest: Buffer.alloc(32) }
const PAGE = 10_000

/** Writes the next anchor from the last one on; answers it, or undefined when nothing is new or another instance was first. */
export async function writeAnchor(pool: pg.Pool, key: Buffer, now = new Date()): Promise<Anchor | undefined> {
  const [last] = await readAnchors(pool, 'desc limit 1')
  let state: State = last ?? NOTHING
  for await (const next of walk(pool, state)) state = next
  if (state.count === (last?.count ?? 0n)) return undefined
  const unsigned = { ...state, number: (last?.number ?? 0n) + 1n, signedAt: now }
  const anchor = { ...unsigned, signature: sign(unsigned, key) }
  const { rowCount } = await pool.query(
    `insert into log.anchor (number, event_count, head, digest, signed_at, signature)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [anchor.number, anchor.count, anchor.head, anchor.digest, anchor.signedAt, anchor.signature],
  )
  return rowCount === 1 ? anchor : undefined
}

/**
 * One verdict per anchor, oldest first. `witness` is an anchor kept outside the database (a log line, write-once storage):
 * without one, an attacker who cuts the log and its last anchors together is not seen.
 */
export async function* verifyAnchors(
  pool: pg.Pool,
  key: Buffer,
  witness?: Anchor,
): AsyncGenerator<AnchorVerdict, void> {
  const stored = await readAnchors(pool)
  const anchors =
    witness === undefined ? stored : [...stored.filter(({ number }) => number !== witness.number), witness]
  const states = walk(pool, NOTHING)
  let state = NOTHING
  for (const anchor of anchors.toSorted((a, b) => (a.head < b.head ? -1 : 1))) {
    state = await reach(anchor.head, state, states)
    yield { anchor, verdict: judge(anchor, state, key) }
  }
  await states.return()
}

async function reach(head: Position, from: State, states: AsyncGenerator<State, void>): Promise<State> {
  let state = from
  while (state.head < head) {
    const next = await states.next()
    if (next.done === true) return state
    state = next.value
  }
  return state
}

function judge(anchor: Anchor, state: State, key: Buffer): AnchorVerdict['verdict'] {
  const signature = sign(anchor, key)
  if (!sameBytes(signature, anchor.signature)) return 'forged'
  if (state.head !== anchor.head || state.count < anchor.count) return 'cut'
  return state.count === anchor.count && state.digest.equals(anchor.digest) ? 'ok' : 'rewritten'
}

function sign({ number, count, head, digest, signedAt }: Omit<Anchor, 'signature'>, key: Buffer): Buffer {
  const content = [number, count, head, digest.toString('hex'), signedAt.toISOString()].join('|')
  return createHmac('sha256', key).update(content).digest()
}

/** The state after each event that follows a state, in the order of the log. */
async function* walk(pool: pg.Pool, from: State): AsyncGenerator<State, void> {
  let state = from
  for (;;) {
    const { high, low } = fromPosition(state.head)
    const { rows } = await pool.query<{ xid: string; ordinal: string; hash: Buffer }>(NEXT_HASHES, [high, low, PAGE])
    if (rows.length === 0) return
    for (const { xid, ordinal, hash } of rows) {
      const digest = createHash('sha256').update(state.digest).update(hash).digest()
      state = { count: state.count + 1n, head: toPosition(xid, ordinal), digest }
      yield state
    }
  }
}

const NEXT_HASHES = `
  select xid::text, ordinal, hash from log.event
  where (xid, ordinal) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot())
  order by log.event.xid, ordinal limit $3`

async function readAnchors(pool: pg.Pool, order: 'asc' | 'desc limit 1' = 'asc'): Promise<Anchor[]> {
  const { rows } = await pool.query<Omit<Anchor, 'number' | 'count'> & { number: string; count: string }>(
    `select number, event_count as count, head, digest, signed_at as "signedAt", signature
     from log.anchor order by log.anchor.number ${order}`,
  )
  return rows.map(row => ({ ...row, number: BigInt(row.number), count: BigInt(row.count) }))
}
