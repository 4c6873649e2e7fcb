// Signs from time to time what the log is as a whole, so that an end cut off or a history rewritten with fresh hashes shows. Kept in the database, whichever engine holds the log.
import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AnchorChain, AnchorCopy } from '../audit/anchor-copies'
import { SigningKeys } from '../audit/signing-keys'
import { sameBytes } from '../keys/same'
import { hmac } from '../keys/secret-key'
import { type ChainedEvent, type ChainedLog, chained } from './chain'
import { type KeptEvent, keptEvent } from './places'
import { type Position, START } from './port'

export interface Anchor {
  /** 1 for the first. */
  readonly number: bigint
  /** Events up to and including the head. */
  readonly count: bigint
  /** Where the engine had it when this was signed; a log moved to another engine keeps its count and digest alone. */
  readonly head: Position
  /** sha256 folded over the hashes of all events in the order of the log. */
  readonly digest: Buffer
  readonly signedAt: Date
  /** HMAC-SHA-256 over the fields above, with a key that the database does not have. */
  readonly signature: Buffer
}

export interface AnchorVerdict {
  readonly anchor: Anchor
  /** `forged`: the signature is by no key of the installation, or by a former one though a newer one had signed before. `cut`: events are missing. `rewritten`: as many events, not the same ones. */
  readonly verdict: 'ok' | 'forged' | 'cut' | 'rewritten'
}

/** What the log is, up to one of its events. */
export interface LogState extends Pick<Anchor, 'count' | 'head' | 'digest'> {
  /** At the head, as it was read last. */
  readonly event?: KeptEvent
}

export const NOTHING: LogState = { count: 0n, head: START, digest: Buffer.alloc(32) }

export function stateAfter({ count, digest }: LogState, read: ChainedEvent): LogState {
  const { position: head, hash } = read
  return {
    count: count + 1n,
    ...{ head, digest: createHash('sha256').update(digest).update(hash).digest() },
    event: keptEvent(read),
  }
}

export interface Anchoring {
  readonly log: ChainedLog
  /** Of the database that keeps the anchors. */
  readonly pool: Pick<pg.ClientBase, 'query'>
  readonly key: Buffer
  /** Only on an anchor that these accept. */
  readonly signing?: SigningKeys
}

/** Writes the next anchor from the last one on; answers it, or undefined when nothing is new or another instance was first. */
export async function writeAnchor(
  { log, pool, key, signing }: Anchoring,
  now = new Date(),
): Promise<Anchor | undefined> {
  const [last] = await readAnchors(pool, 'desc limit 1')
  if (last && signing && !isSigned(last, signing)) return undefined
  let state: LogState = last ?? NOTHING
  for await (const event of chained(log, state.head)) state = stateAfter(state, event)
  return state.count === (last?.count ?? 0n) ? undefined : sign({ pool, key }, state, { last, now })
}

/** The first of the keys signs. */
export function logAnchors({
  log,
  pool,
  keys,
}: Omit<Anchoring, 'key' | 'signing'> & { readonly keys: readonly [Buffer, ...Buffer[]] }): AnchorChain {
  const signing = new SigningKeys(keys)
  return {
    of: 'log',
    async last() {
      const [last] = await readAnchors(pool, 'desc limit 1')
      return last && copyOf(last)
    },
    isGenuine: copy => isSigned(anchorOf(copy), signing),
    async sign(now) {
      const made = await writeAnchor({ log, pool, key: keys[0], signing }, now)
      if (made) signing.signed()
      return made && copyOf(made)
    },
  }
}

/** Signs a state that was reached by reading the whole log: what a log becomes in another engine, where its positions are others. */
export async function anchorAnew(to: Omit<Anchoring, 'log'>, state: LogState, now = new Date()): Promise<void> {
  const [last] = await readAnchors(to.pool, 'desc limit 1')
  await sign(to, state, { last, now })
}

interface Signing {
  readonly last: Anchor | undefined
  readonly now: Date
}

async function sign(
  { pool, key }: Omit<Anchoring, 'log'>,
  { count, head, digest, event }: LogState,
  { last, now }: Signing,
): Promise<Anchor | undefined> {
  const unsigned = { count, head, digest, number: (last?.number ?? 0n) + 1n, signedAt: now }
  const anchor = { ...unsigned, signature: signatureOf(unsigned, key) }
  const { rowCount } = await pool.query(
    `insert into log.anchor (number, event_count, head, digest, signed_at, signature, event)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [anchor.number, anchor.count, anchor.head, anchor.digest, anchor.signedAt, anchor.signature, event ?? null],
  )
  return rowCount === 1 ? anchor : undefined
}

/** Of the log when it had as many events as the anchor counted, or all there are. */
export function judge(anchor: Anchor, { count, digest }: LogState, signing: SigningKeys): AnchorVerdict {
  return { anchor, verdict: verdictOn(anchor, { count, digest }, signing) }
}

function verdictOn(anchor: Anchor, state: Omit<LogState, 'head'>, signing: SigningKeys): AnchorVerdict['verdict'] {
  if (!isSigned(anchor, signing)) return 'forged'
  if (state.count < anchor.count) return 'cut'
  return state.digest.equals(anchor.digest) ? 'ok' : 'rewritten'
}

const isSigned = (anchor: Anchor, signing: SigningKeys): boolean =>
  signing.accepts(key => sameBytes(signatureOf(anchor, key), anchor.signature))

export const copyOf = ({ number, count, head, digest, signedAt, signature }: Anchor): AnchorCopy => ({
  of: 'log',
  number: String(number),
  count: String(count),
  head,
  digest: digest.toString('hex'),
  signedAt: signedAt.toISOString(),
  signature: signature.toString('hex'),
})

export const anchorOf = ({ number, count, head, digest, signedAt, signature }: AnchorCopy): Anchor => ({
  number: BigInt(number),
  count: BigInt(count),
  head,
  digest: Buffer.from(digest, 'hex'),
  signedAt: new Date(signedAt),
  signature: Buffer.from(signature, 'hex'),
})

function signatureOf({ number, count, head, digest, signedAt }: Omit<Anchor, 'signature'>, key: Buffer): Buffer {
  const content = [number, count, head, digest.toString('hex'), signedAt.toISOString()].join('|')
  return hmac(key, content).digest()
}

export async function readAnchors(
  pool: Pick<pg.ClientBase, 'query'>,
  order: 'asc' | 'desc limit 1' = 'asc',
): Promise<Anchor[]> {
  const { rows } = await pool.query<Omit<Anchor, 'number' | 'count'> & { number: string; count: string }>(
    `select number, event_count as count, head, digest, signed_at as "signedAt", signature
     from log.anchor order by log.anchor.number ${order}`,
  )
  return rows.map(row => ({ ...row, number: BigInt(row.number), count: BigInt(row.count) }))
}
