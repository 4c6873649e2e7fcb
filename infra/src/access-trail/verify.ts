// Signs the access trail from time to time, and finds out whether it was changed, thinned out or cut off.
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { AnchorChain, AnchorCopy } from '../audit/anchor-copies'
import { SigningKeys } from '../audit/signing-keys'
import { sameBytes } from '../keys/same'
import { hmac } from '../keys/secret-key'
import { UNHURRIED } from '../postgres/pool'

export interface TrailVerdict {
  /** Rows in the trail. */
  readonly accesses: number
  readonly anchors: number
  /** In words, one for each place where it is not what it was. */
  readonly broken: readonly string[]
}

type Database = Pick<pg.ClientBase, 'query'>

/** The first of the keys signs. */
export function accessAnchors(to: {
  readonly pool: Database
  readonly keys: readonly [Buffer, ...Buffer[]]
}): AnchorChain {
  const { pool, keys } = to
  const signing = new SigningKeys(keys)
  return {
    of: 'access',
    last: async () => (await anchorsOf(pool, 'desc limit 1'))[0],
    isGenuine: anchor => isSigned(anchor, signing),
    sign: now => signTrail({ pool, key: keys[0], signing }, now),
  }
}

interface Signing {
  readonly pool: Database
  readonly key: Buffer
  readonly signing: SigningKeys
}

/** Signs the newest row; undefined where it is signed already, or another instance was first. */
async function signTrail({ pool, key, signing }: Signing, now: Date): Promise<AnchorCopy | undefined> {
  const [last] = await anchorsOf(pool, 'desc limit 1')
  if (last && !isSigned(last, signing)) return undefined
  const { rows } = await pool.query<Pick<AnchorCopy, 'count' | 'head'>>(
    "select ordinal::text as count, encode(hash, 'hex') as head from audit.access order by ordinal desc limit 1",
  )
  const [head] = rows
  if (!head || head.count === last?.count) return undefined
  const number = String(BigInt(last?.number ?? 0) + 1n)
  const unsigned = { of: 'access', ...head, digest: '', number, signedAt: now.toISOString() } as const
  const anchor = { ...unsigned, signature: signatureOf(unsigned, key).toString('hex') }
  const { rowCount } = await pool.query(
    `insert into audit.anchor (number, access_count, head, signed_at, signature)
     values ($1, $2, decode($3, 'hex'), $4, decode($5, 'hex')) on conflict do nothing`,
    [anchor.number, anchor.count, anchor.head, anchor.signedAt, anchor.signature],
  )
  if (rowCount !== 1) return undefined
  signing.signed()
  return anchor
}

export interface TrailVerification {
  /** An anchor that was kept outside the database. */
  readonly witness?: AnchorCopy | undefined
  readonly stopped?: AbortSignal | undefined
}

/** Hashes every row again and holds the anchors against them. Rejects when it is stopped. */
export async function verifyTrail(
  pool: Database,
  keys: readonly Buffer[],
  { witness, stopped }: TrailVerification = {},
): Promise<TrailVerdict> {
  const stored = await anchorsOf(pool)
  const anchors = withWitness(stored, witness)
  const wrong = await wrongRows(pool, stopped)
  const { rows: signed } = await pool.query<{ ordinal: string; hash: string }>(
    "select ordinal, encode(hash, 'hex') as hash from audit.access where ordinal = any($1::bigint[])",
    [anchors.map(({ count }) => count)],
  )
  const { rows: counted } = await pool.query<{ accesses: number; old: boolean | null }>(
    "select count(*)::int as accesses, min(at) < now() - interval '10 minutes' as old from audit.access",
  )
  const hashes = new Map(signed.map(({ ordinal, hash }) => [ordinal, hash]))
  const signing = new SigningKeys(keys)
  const brokenAnchors = anchors.flatMap(anchor => {
    const problem = problemOf(anchor, hashes.get(anchor.count), signing)
    return problem === undefined ? [] : [`access anchor ${anchor.number} of ${anchor.signedAt}: ${problem}`]
  })
  const unsigned = counted[0]?.old && anchors.length === 0 ? ['no access anchor has ever been signed'] : []
  return {
    accesses: counted[0]?.accesses ?? 0,
    anchors: anchors.length,
    broken: [
      ...wrong.map(ordinal => `the access trail is broken at row ${ordinal}`),
      ...brokenAnchors,
      ...missing(stored, witness),
      ...unsigned,
    ],
  }
}

/** Both are judged where the stored one of the same number is another: the witness first, so that its key is known. */
function withWitness(stored: readonly AnchorCopy[], witness: AnchorCopy | undefined): readonly AnchorCopy[] {
  if (!witness || stored.some(anchor => isDeepStrictEqual(anchor, witness))) return stored
  return [witness, ...stored].toSorted((a, b) => Number(a.count) - Number(b.count))
}

/** Numbers go from 1 up to the last one, or to that of the witness. */
function missing(stored: readonly AnchorCopy[], witness: AnchorCopy | undefined): readonly string[] {
  const numbers = new Set(stored.map(({ number }) => number))
  const last = Math.max(Number(stored.at(-1)?.number ?? 0), Number(witness?.number ?? 0))
  const gaps = Array.from({ length: last }, (_, index) => String(index + 1)).filter(number => !numbers.has(number))
  return gaps.length === 0 ? [] : [`access anchors are missing: ${gaps.slice(0, 20).join(', ')}`]
}

/** Rows that are hashed again in one statement. */
const RANGE = 50_000
/** More are not told. */
const TOLD = 100

async function wrongRows(pool: Database, stopped: AbortSignal | undefined): Promise<readonly string[]> {
  const { rows } = await pool.query<{ last: string | null }>('select max(ordinal) as last from audit.access')
  const wrong: string[] = []
  for (let from = 1; from <= Number(rows[0]?.last ?? 0) && wrong.length < TOLD; from += RANGE) {
    stopped?.throwIfAborted()
    const found = await pool.query<{ ordinal: string }>({
      text: WRONG_ROWS,
      values: [from, from + RANGE],
      ...UNHURRIED,
    })
    wrong.push(...found.rows.map(({ ordinal }) => ordinal))
  }
  return wrong.slice(0, TOLD)
}

/** Counting from one without a gap, each on the hash of the one before: of a range, after the row before it. */
const WRONG_ROWS = `select ordinal from (
    select a.ordinal, a.hash, lag(a.ordinal, 1, 0::bigint) over sequence as before,
      sha256(lag(a.hash, 1, ''::bytea) over sequence || convert_to(audit.content_of(a), 'UTF8')) as expected
    from audit.access a where a.ordinal >= $1::bigint - 1 and a.ordinal < $2::bigint window sequence as (order by a.ordinal)
  ) as checked where ordinal >= $1::bigint and (hash <> expected or ordinal <> before + 1) order by ordinal limit ${TOLD}`

function problemOf(
  anchor: AnchorCopy,
  found: string | undefined,
  signing: SigningKeys,
): 'forged' | 'cut' | 'rewritten' | undefined {
  if (!isSigned(anchor, signing)) return 'forged'
  if (!found) return 'cut'
  return found === anchor.head ? undefined : 'rewritten'
}

const isSigned = (anchor: AnchorCopy, signing: SigningKeys): boolean =>
  signing.accepts(key => sameBytes(signatureOf(anchor, key), Buffer.from(anchor.signature, 'hex')))

function signatureOf({ number, count, head, signedAt }: Omit<AnchorCopy, 'signature'>, key: Buffer): Buffer {
  const content = ['access', number, count, head, signedAt].join('|')
  return hmac(key, content).digest()
}

async function anchorsOf(pool: Database, order: 'asc' | 'desc limit 1' = 'asc'): Promise<readonly AnchorCopy[]> {
  const { rows } = await pool.query<Omit<AnchorCopy, 'of' | 'digest' | 'signedAt'> & { readonly signedAt: Date }>(
    `select number::text, access_count::text as count, encode(head, 'hex') as head, signed_at as "signedAt",
       encode(signature, 'hex') as signature from audit.anchor order by audit.anchor.number ${order}`,
  )
  return rows.map(row => ({ ...row, of: 'access', digest: '', signedAt: row.signedAt.toISOString() }))
}
