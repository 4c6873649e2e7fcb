// Takes up again what rows wait for, once its cause is mended: event by event in the order of the log, as if they had never waited.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position, RecordedEvent } from '@practicum/infra/event-store/port'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import { inTransaction } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import { loading, tryingRows } from './commit-batch'
import { decodeEach } from './decode-each'
import type { Projection } from './projection'
import { rebuild, replaysOf } from './rebuild'
import type { ReplaySource } from './replay'
import { RowFolder } from './rows'
import { READ_SCHEMA, type TableRow } from './table'
import { writeRows } from './write'

export interface TakenUp {
  /** That are up to date again. */
  readonly rows: number
  /** That still cannot be folded. */
  readonly left: number
}

/** Events of a row in one transaction, during which its read model stands still. */
const AT_ONCE = 500

/** Rows whose events do not say which they are, a rebuild alone can find. */
export async function takeUpAll(source: ReplaySource, projection: Projection): Promise<TakenUp> {
  const before = await firstsOf(source.pool, projection)
  if (before.some(key => key === '')) await rebuild(source, [projection])
  else await takeUpRows(source, projection)
  const left = (await firstsOf(source.pool, projection)).length
  return { rows: Math.max(0, before.length - left), left }
}

/** Only rows that are known. */
export async function takeUpRows(source: ReplaySource, projection: Projection): Promise<void> {
  const keys = (await firstsOf(source.pool, projection)).filter(key => key !== '')
  if (keys.length === 0) return
  await withExclusiveLocks(source.pool, replaysOf([projection]), async () => {
    for (const key of keys) while (await takeUpSome(source, projection, key));
  })
}

async function firstsOf(pool: pg.Pool, { name }: Projection): Promise<readonly string[]> {
  const { rows } = await pool.query<{ row_key: string }>(
    `select row_key from ${READ_SCHEMA}.parked where model = $1 and error is not null order by position`,
    [name],
  )
  return rows.map(({ row_key }) => row_key)
}

interface Waiting {
  readonly stream: string
  readonly revision: string
  readonly position: Position
  readonly error: string | null
  readonly kept: TableRow | null
}

/** Answers whether more of this row may be taken up. */
function takeUpSome(source: ReplaySource, projection: Projection, key: string): Promise<boolean> {
  return inTransaction(source.pool, async client => {
    await holdCheckpoint(client, projection)
    const waiting = await waitingFor(client, projection.name, key)
    return waiting.length > 0 && (await takeUp(client, { source, projection, key, waiting }))
  })
}

interface Row {
  readonly source: ReplaySource
  readonly projection: Projection
  readonly key: string
  readonly waiting: readonly Waiting[]
}

async function takeUp(client: pg.ClientBase, row: Row): Promise<boolean> {
  const { projection, key, waiting } = row
  const { name, table, synchronousCommit: withdrawn } = projection
  const { failed, ...written } = await foldWaiting(client, row)
  const until = failed?.event.position ?? waiting.at(-1)?.position ?? ''
  await letGo(client, [name, key, until, failed !== undefined])
  const state = failed ? failed.kept : written.upserts[0]
  const error = failed?.error ?? waiting[0]?.error
  const kept = withdrawn ? { kept: state } : { stands: written.upserts.length > 0 || failed?.stands === true }
  const waits = await markFirst(client, [name, key], { error, ...kept })
  // A row that was taken out of its table stays out until it is whole.
  if (!waits || !withdrawn) await writeRows(client, table, READ_SCHEMA, written)
  // Whoever keeps the read model remembers the row as it was.
  await client.query(`update ${READ_SCHEMA}.checkpoint set generation = generation + 1 where name = $1`, [name])
  return waits && !failed
}

async function foldWaiting(client: pg.ClientBase, { source, projection, key, waiting }: Row) {
  const folder = new RowFolder(projection, READ_SCHEMA)
  const kept = waiting[0]?.kept
  if (kept) folder.remember(key, kept)
  const { parked, ...written } = await folder.fold(await eventsOf(source, waiting), {
    ...loading(client),
    ...{ parks: true, only: key, tryRow: tryingRows(client, projection.table) },
  })
  return { ...written, failed: parked[0] }
}

/** Nobody moves it meanwhile, so nothing more is parked. */
async function holdCheckpoint(client: pg.ClientBase, { name, version }: Projection): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select version from ${READ_SCHEMA}.checkpoint where name = $1 for update`,
    [name],
  )
  if (rows[0]?.version !== version) throw new Error(`${name} is kept at version ${rows[0]?.version}`)
}

async function waitingFor(client: pg.ClientBase, name: string, key: string): Promise<readonly Waiting[]> {
  const { rows } = await client.query<Waiting>(
    `select stream, revision, position, error, kept from ${READ_SCHEMA}.parked
     where model = $1 and row_key = $2 order by position limit ${AT_ONCE}`,
    [name, key],
  )
  return rows
}

/** Up to this position; without it, where it is the one that failed again. */
const letGo = (client: pg.ClientBase, values: readonly [string, string, Position, boolean]) =>
  client.query(
    `delete from ${READ_SCHEMA}.parked where model = $1 and row_key = $2 and (position < $3 or (position = $3 and not $4))`,
    [...values],
  )

interface First {
  readonly error: string | null | undefined
  readonly kept?: TableRow | undefined
  readonly stands?: boolean
}

/** What is first now holds the row back; false where nothing waits any more. */
async function markFirst(client: pg.ClientBase, row: readonly [string, string], first: First): Promise<boolean> {
  const { error, kept, stands = false } = first
  const { rowCount } = await client.query(
    `update ${READ_SCHEMA}.parked set error = $3, kept = $4, stands = $5 where (model, row_key, position) =
       (select model, row_key, position from ${READ_SCHEMA}.parked where model = $1 and row_key = $2 order by position limit 1)`,
    [...row, error, kept ? JSON.stringify(kept) : null, stands],
  )
  return rowCount === 1
}

/** In the order of the log; of each stream the part that waits is read. */
async function eventsOf({ store, codec }: ReplaySource, waiting: readonly Waiting[]): Promise<readonly StoredEvent[]> {
  const recorded: RecordedEvent[] = []
  for (const stream of new Set(waiting.map(one => one.stream))) {
    const revisions = new Set(waiting.filter(one => one.stream === stream).map(({ revision }) => BigInt(revision)))
    const [from = 0n, to = from] = [[...revisions][0], [...revisions].at(-1)]
    const { events } = await store.readStream(stream, { from, limit: Number(to - from) + 1 })
    recorded.push(...events.filter(({ revision }) => revisions.has(revision)))
  }
  const inOrder = recorded.toSorted((one, other) => (one.position < other.position ? -1 : 1))
  return decodeEach(some => codec.decode(some), inOrder)
}
