// Checks the log for tampering: every event is hashed again from what is stored, without help of the database's own functions.
import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface StreamVerdict {
  readonly stream: string
  /** The events found, or where the chain first fails: a changed or exchanged event, or one that is missing before it. */
  readonly verdict:
    | { readonly kind: 'ok'; readonly events: bigint }
    | { readonly kind: 'broken'; readonly revision: bigint; readonly reason: 'content' | 'missing' | 'order' }
}

/** An event as its row has it, JSON as text. */
export interface ChainedRow {
  readonly stream: string
  readonly revision: string
  readonly id: string
  readonly type: string
  readonly data: string
  readonly metadata: string
  /** Milliseconds since 1970. */
  readonly recorded: string
  readonly xid: string
  readonly ordinal: string
  readonly hash: Buffer
}

const GENESIS = Buffer.alloc(32)
const PAGE = 2000

/** sha256 over the previous event's hash and the canonical JSON `[stream,revision,id,type,recorded,data,metadata]`. */
export function chainHash(previous: Buffer, row: ChainedRow): Buffer {
  const { stream, revision, id, type, recorded, data, metadata } = row
  const content = `[${JSON.stringify(stream)},${revision},"${id}",${JSON.stringify(type)},${recorded},${data},${metadata}]`
  return createHash('sha256').update(previous).update(content).digest()
}

/** One verdict per stream, in the order of their names; appends may go on meanwhile. Reads the whole log, a page at a time. */
export async function* verifyStreams(pool: pg.Pool): AsyncGenerator<StreamVerdict, void> {
  let current: StreamCheck | undefined
  for await (const row of rowsByStream(pool)) {
    if (current !== undefined && current.stream !== row.stream) yield current.result()
    if (current?.stream !== row.stream) current = new StreamCheck(row.stream)
    current.take(row)
  }
  if (current !== undefined) yield current.result()
}

/** The state of the walk along one stream; after the first failure the rest of the stream says nothing more. */
class StreamCheck {
  private expected = 0n
  private previous: Buffer = GENESIS
  private position: readonly [bigint, bigint] = [0n, 0n]
  private failure: StreamVerdict['verdict'] | undefined

  constructor(readonly stream: string) {}

  take(row: ChainedRow): void {
    if (this.failure !== undefined) return
    const position = [BigInt(row.xid), BigInt(row.ordinal)] as const
    if (BigInt(row.revision) !== this.expected) this.fail('missing')
    else if (!chainHash(this.previous, row).equals(row.hash)) this.fail('content')
    else if (!follows(position, this.position)) this.fail('order')
    this.expected += 1n
    this.previous = row.hash
    this.position = position
  }

  result(): StreamVerdict {
    return { stream: this.stream, verdict: this.failure ?? { kind: 'ok', events: this.expected } }
  }

  private fail(reason: 'content' | 'missing' | 'order'): void {
    this.failure = { kind: 'broken', revision: this.expected, reason }
  }
}

const follows = (later: readonly [bigint, bigint], earlier: readonly [bigint, bigint]): boolean =>
  later[0] > earlier[0] || (later[0] === earlier[0] && later[1] > earlier[1])

async function* rowsByStream(pool: pg.Pool): AsyncGenerator<ChainedRow, void> {
  let [stream, revision] = ['', '-1']
  for (;;) {
    const { rows } = await pool.query<ChainedRow>(NEXT_PAGE, [stream, revision, PAGE])
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    ;({ stream, revision } = last)
  }
}

const NEXT_PAGE = `
  select stream, revision, id, type, data::text as data, metadata::text as metadata, xid::text, ordinal, hash,
    (extract(epoch from recorded_at) * 1000)::bigint as recorded
  from log.event where (stream, revision) > ($1, $2::bigint) order by stream, revision limit $3`
