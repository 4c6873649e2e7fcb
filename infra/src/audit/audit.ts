// The floor of the audit: the heads of log and access trail are signed, the signatures kept outside the database, and everything held against them.
import type pg from 'pg'
import { accessAnchors, type TrailVerdict, verifyTrail } from '../access-trail/verify'
import type { KeyRing } from '../config/secrets'
import { type AnchorVerdict, anchorOf, logAnchors } from '../event-store/anchor'
import type { ChainedLog } from '../event-store/chain'
import { type AnchorFinding, type StreamVerdict, verifyLog } from '../event-store/verify'
import type { AnchorChain, AnchorCopies, AnchorCopy } from './anchor-copies'

/** Findings that an error tells of. */
const NAMED = 20

/** Log or access trail are not what was signed; nothing more is signed until an operator has looked. */
export class AuditBroken extends Error {
  override readonly name = 'AuditBroken'
  constructor(readonly findings: readonly string[]) {
    super(`the audit does not hold, in ${findings.length} places: ${findings.slice(0, NAMED).join('; ')}`)
  }
}

export interface AuditReport {
  readonly events: bigint
  readonly streams: number
  readonly anchors: number
  readonly trail: TrailVerdict
  /** In words, one for each place where log or access trail are not what they were. */
  readonly broken: readonly string[]
}

export interface Verification {
  /** Copies of anchors that were kept elsewhere. */
  readonly witnesses?: readonly AnchorCopy[]
  readonly stopped?: AbortSignal | undefined
}

export interface LastVerification {
  readonly at: Date
  /** How many places. */
  readonly broken: number
}

export interface AuditOptions {
  readonly log: ChainedLog
  /** Of the database that keeps anchors and access trail. */
  readonly pool: pg.Pool
  readonly keys: KeyRing
  readonly copies: AnchorCopies
}

export class Audit {
  readonly #keys: readonly [Buffer, ...Buffer[]]
  readonly #chains: readonly AnchorChain[]

  constructor(private readonly options: AuditOptions) {
    const { log, pool } = options
    this.#keys = bytesOf(options.keys)
    this.#chains = [logAnchors({ log, pool, keys: this.#keys }), accessAnchors({ pool, keys: this.#keys })]
  }

  /** Signs what is new. Throws AuditBroken where what was signed last is not there any more, or not signed by this installation. */
  async sign(now: Date): Promise<void> {
    const signed = await Promise.allSettled(this.#chains.map(chain => signNext(chain, this.options.copies, now)))
    const failures = signed.flatMap(one => (one.status === 'rejected' ? [one.reason as Error] : []))
    const broken = failures.flatMap(failure => (failure instanceof AuditBroken ? failure.findings : []))
    if (broken.length > 0) throw new AuditBroken(broken)
    if (failures[0]) throw failures[0]
  }

  /** `witnesses`: copies kept elsewhere; those of this installation are held against it in any case. Reads everything there is, and puts on record what it found; rejects when it is stopped. */
  async verify({ witnesses = [], stopped }: Verification = {}): Promise<AuditReport> {
    const newest = async (chain: AnchorChain): Promise<AnchorCopy | undefined> =>
      highest([...witnesses.filter(({ of }) => of === chain.of), await this.newestCopy(chain)])
    const [ofLog, ofTrail] = await Promise.all(this.#chains.map(newest))
    const logged = await this.verifyLog(ofLog, stopped)
    const trail = await verifyTrail(this.options.pool, this.#keys, { witness: ofTrail, stopped })
    const report = { ...logged, trail, broken: [...logged.broken, ...trail.broken] }
    await this.record(report)
    return report
  }

  /** By whichever process; undefined before the first. */
  async lastVerification(): Promise<LastVerification | undefined> {
    const { rows } = await this.options.pool.query<LastVerification>(
      `select verified_at as "at", cardinality(broken) as "broken" from audit.verification order by number desc limit 1`,
    )
    return rows[0]
  }

  /** When the oldest line of the access trail that is not signed yet was written. */
  async oldestUnsignedAccess(): Promise<Date | undefined> {
    const { rows } = await this.options.pool.query<{ at: Date }>(
      `select at from audit.access
       where ordinal > coalesce((select access_count from audit.anchor order by number desc limit 1), 0)
       order by ordinal limit 1`,
    )
    return rows[0]?.at
  }

  private async record({ events, trail, broken }: AuditReport): Promise<void> {
    await this.options.pool.query(
      'insert into audit.verification (verified_at, events, accesses, broken) values (now(), $1, $2, $3)',
      [events, trail.accesses, broken],
    )
  }

  private async newestCopy(chain: AnchorChain): Promise<AnchorCopy | undefined> {
    const last = numberOf(await chain.last())
    return this.options.copies.newest(chain.of, last === 0n ? 0n : last - 1n)
  }

  private async verifyLog(
    witness: AnchorCopy | undefined,
    stopped: AbortSignal | undefined,
  ): Promise<Omit<AuditReport, 'trail'>> {
    const { log, pool } = this.options
    const counts = { events: 0n, streams: 0, anchors: 0 }
    const broken: string[] = []
    const options = { pool, keys: this.#keys, stopped, ...(witness && { witness: anchorOf(witness) }) }
    for await (const found of verifyLog(log, options)) {
      count(counts, found)
      const words = inWords(found)
      if (words !== undefined) broken.push(words)
    }
    return { ...counts, broken }
  }
}

function count(
  counts: { events: bigint; streams: number; anchors: number },
  found: StreamVerdict | AnchorFinding,
): void {
  if ('anchor' in found) counts.anchors += 1
  if (!('stream' in found)) return
  counts.streams += 1
  if (found.verdict.kind === 'ok') counts.events += found.verdict.events
}

async function signNext(chain: AnchorChain, copies: AnchorCopies, now: Date): Promise<void> {
  const last = await lastToBuildOn(chain, copies)
  // A crash came between the anchor and its copy.
  if (last && !(await copies.has(last))) await copies.keep(last)
  const made = await chain.sign(now)
  if (made) await copies.keep(made)
}

async function lastToBuildOn(chain: AnchorChain, copies: AnchorCopies): Promise<AnchorCopy | undefined> {
  const last = await chain.last()
  if (last && !chain.isGenuine(last)) {
    throw new AuditBroken([`${chain.of} anchor ${last.number} was signed with another key`])
  }
  const newest = await copies.newest(chain.of, numberOf(last))
  if (newest === undefined) return last
  // Another instance has signed since, or what it signed has gone.
  const again = await chain.last()
  if (numberOf(again) >= numberOf(newest)) return again
  throw new AuditBroken([
    `${chain.of} anchors up to ${newest.number} were signed, the last one here is ${again?.number ?? 'none'}`,
  ])
}

const numberOf = (anchor: AnchorCopy | undefined): bigint => BigInt(anchor?.number ?? 0)

const highest = (copies: readonly (AnchorCopy | undefined)[]): AnchorCopy | undefined =>
  copies.filter(copy => copy !== undefined).toSorted((a, b) => Number(numberOf(b) - numberOf(a)))[0]

/** The one that signs first, then what it took the place of. */
const bytesOf = ({ current, previous, older = [] }: KeyRing): readonly [Buffer, ...Buffer[]] => [
  current.bytes,
  ...[...(previous ? [previous] : []), ...older].map(({ bytes }) => bytes),
]

/** Undefined for what is as it was. */
function inWords(found: StreamVerdict | AnchorFinding): string | undefined {
  if ('unsigned' in found)
    return `no anchor has ever been signed, and there are events of ${found.unsigned.toISOString()}`
  if ('gap' in found) return `anchors are missing: ${found.gap.join(' to ')}`
  return 'stream' in found ? brokenStream(found) : brokenAnchor(found)
}

function brokenStream({ stream, verdict }: StreamVerdict): string | undefined {
  return verdict.kind === 'ok' ? undefined : `${stream} is broken at event ${verdict.revision}: ${verdict.reason}`
}

function brokenAnchor({ anchor, verdict }: AnchorVerdict): string | undefined {
  return verdict === 'ok' ? undefined : `anchor ${anchor.number} of ${anchor.signedAt.toISOString()}: ${verdict}`
}
