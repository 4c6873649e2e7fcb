// Signs the access trail from time to time, and finds out whether it was changed, thinned out or cut off.
import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { sameBytes } from '../keys/same'

interface Head {
  readonly count: string
  readonly head: Buffer
}

interface Anchor extends Head {
  readonly number: string
  readonly signedAt: Date
  readonly signature: Buffer
}

export interface TrailVerdict {
  /** Rows in the trail. */
  readonly accesses: number
  readonly anchors: number
  /** In words, one for each place where it is not what it was. */
  readonly broken: readonly string[]
}

/** Signs the newest row; does nothing where it is signed already. Resolves true when it signed. */
export async function signTrail(pool: pg.Pool, key: Buffer, now = new Date()): Promise<boolean> {
  const [last] = await anchorsOf(pool, 'desc limit 1')
  const { rows } = await pool.query<Head>(
    'select ordinal as count, hash as head from audit.access order by ordinal desc limit 1',
  )
  const [head] = rows
  if (!head || head.count === last?.count) return false
  const unsigned = { ...head, number: String(BigInt(last?.number ?? 0) + 1n), signedAt: now }
  const { rowCount } = await pool.query(
    'insert into audit.anchor (number, access_count, head, signed_at, signature) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [unsigned.number, unsigned.count, unsigned.head, unsigned.signedAt, signatureOf(unsigned, key)],
  )
  return rowCount === 1
}

/** Hashes every row again and holds the anchors against them. */
export async function verifyTrail(pool: pg.Pool, key: Buffer): Promise<TrailVerdict> {
  const anchors = await anchorsOf(pool)
  const { rows: wrong } = await pool.query<{ ordinal: string }>(WRONG_ROWS)
  const { rows: signed } = await pool.query<{ ordinal: string; hash: Buffer }>(
    'select ordinal, hash from audit.access where ordinal = any($1::bigint[])',
    [anchors.map(({ count }) => count)],
  )
  const { rows: counted } = await pool.query<{ accesses: number }>('select count(*)::int as accesses from audit.access')
  const hashes = new Map(signed.map(({ ordinal, hash }) => [ordinal, hash]))
  const brokenAnchors = anchors.flatMap(anchor => {
    const problem = problemOf(anchor, hashes.get(anchor.count), key)
    return problem === undefined
      ? []
      : [`access anchor ${anchor.number} of ${anchor.signedAt.toISOString()}: ${problem}`]
  })
  return {
    accesses: counted[0]?.accesses ?? 0,
    anchors: anchors.length,
    broken: [...wrong.map(({ ordinal }) => `the access trail is broken at row ${ordinal}`), ...brokenAnchors],
  }
}

/** Counting from one without a gap, each on the hash of the one before. */
const WRONG_ROWS = `select ordinal from (
    select a.ordinal, a.hash, lag(a.ordinal, 1, 0::bigint) over sequence as before,
      sha256(lag(a.hash, 1, ''::bytea) over sequence || convert_to(audit.content_of(a), 'UTF8')) as expected
    from audit.access a window sequence as (order by a.ordinal)
  ) as checked where hash <> expected or ordinal <> before + 1 order by ordinal limit 100`

function problemOf(anchor: Anchor, found: Buffer | undefined, key: Buffer): 'forged' | 'cut' | 'rewritten' | undefined {
  const signature = signatureOf(anchor, key)
  if (!sameBytes(signature, anchor.signature)) return 'forged'
  if (!found) return 'cut'
  return found.equals(anchor.head) ? undefined : 'rewritten'
}

function signatureOf({ number, count, head, signedAt }: Omit<Anchor, 'signature'>, key: Buffer): Buffer {
  const content = ['access', number, count, head.toString('hex'), signedAt.toISOString()].join('|')
  return createHmac('sha256', key).update(content).digest()
}

async function anchorsOf(pool: pg.Pool, order: 'asc' | 'desc limit 1' = 'asc'): Promise<readonly Anchor[]> {
  const { rows } = await pool.query<Anchor>(
    `select number, access_count as count, head, signed_at as "signedAt", signature from audit.anchor order by number ${order}`,
  )
  return rows
}
