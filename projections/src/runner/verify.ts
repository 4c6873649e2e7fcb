// Replays a read model beside the one in use and tells where their rows differ at the same position of the log.
import type { Position } from '@practicum/infra/event-store/port'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import type pg from 'pg'
import type { Projection } from './projection'
import { checkpointOf, replaysOf } from './rebuild'
import { type ReplaySource, replay, withSuspects } from './replay'
import { Shadow } from './shadow'
import { qualified, READ_SCHEMA, SHADOW_SCHEMA, type TableDefinition, type TableRow } from './table'

export interface Difference {
  readonly key: string
  /** The row in use; absent when it should not be missing. */
  readonly live?: TableRow
  /** The row as the log tells it; absent when the one in use should not exist. */
  readonly replayed?: TableRow
  /** Columns that differ, where both rows exist. */
  readonly columns: readonly string[]
}

export interface Verification {
  /** At which both were compared. */
  readonly position: Position
  readonly rows: number
  /** How many rows differ. */
  readonly different: number
  /** The first of them, at most 100. */
  readonly differences: readonly Difference[]
}

const SHOWN = 100

/** Rejects when the table in use is of another version than the projection. */
export async function verify(source: ReplaySource, projection: Projection): Promise<Verification> {
  return withExclusiveLocks(source.pool, replaysOf([projection]), async () => {
    const { version, position } = await checkpointOf(source.pool, projection.name)
    if (version !== projection.version) throw new Error(`${projection.name} is kept at version ${version}`)
    return withSuspects(async suspects => {
      const shadow = await Shadow.create(source.pool, projection, suspects)
      try {
        await replay(source, [shadow], position)
        return await compareWith(source, shadow)
      } finally {
        await shadow.drop().catch(() => undefined)
      }
    })
  })
}

/** A snapshot holds rows and checkpoint of the same moment still, without holding up whoever writes or reads the log. */
async function compareWith(source: ReplaySource, shadow: Shadow): Promise<Verification> {
  const { name, table } = shadow.projection
  const client = await source.pool.connect()
  let failed = true
  try {
    await client.query(
      'begin isolation level repeatable read read only; set local idle_in_transaction_session_timeout = 0',
    )
    const { rows } = await client.query<{ position: Position }>(
      `select position from ${READ_SCHEMA}.checkpoint where name = $1`,
      [name],
    )
    await replay(source, [shadow], rows[0]?.position ?? shadow.position)
    const compared = await compare(table, client, source.pool)
    await client.query('commit')
    failed = false
    return { position: shadow.position, ...compared }
  } finally {
    client.release(failed)
  }
}

type Rows = ReadonlyMap<string, TableRow>
type Compared = Omit<Verification, 'position'>

/** Page by page of the table in use; each page covers the keys up to its last one, the last page all that remain. */
async function compare(table: TableDefinition, live: pg.PoolClient, pool: pg.Pool): Promise<Compared> {
  let after: string | null = null
  let sum: Compared = { rows: 0, different: 0, differences: [] }
  for (;;) {
    const page = await liveRows(live, table, after)
    const until: string | null = page.size < PAGE ? null : ([...page.keys()].at(-1) ?? null)
    sum = add(sum, page, await shadowRows(pool, table, { after, until }))
    if (until === null) return sum
    after = until
  }
}

const PAGE = 5000

async function liveRows(client: pg.PoolClient, table: TableDefinition, after: string | null): Promise<Rows> {
  const { rows } = await client.query<KeyedRow>(
    `${selection(table, READ_SCHEMA)} where $1::${keyType(table)} is null or t."${table.key}" > $1::${keyType(table)}
     order by t."${table.key}" limit ${PAGE}`,
    [after],
  )
  return byKey(rows)
}

async function shadowRows(
  pool: pg.Pool,
  table: TableDefinition,
  { after, until }: { after: string | null; until: string | null },
): Promise<Rows> {
  const { rows } = await pool.query<KeyedRow>(
    `${selection(table, SHADOW_SCHEMA)} where ($1::${keyType(table)} is null or t."${table.key}" > $1::${keyType(table)})
     and ($2::${keyType(table)} is null or t."${table.key}" <= $2::${keyType(table)})`,
    [after, until],
  )
  return byKey(rows)
}

interface KeyedRow {
  readonly key: string
  readonly row: TableRow
}

const keyType = (table: TableDefinition): string => table.columns[table.key] ?? 'text'
const selection = (table: TableDefinition, schema: typeof READ_SCHEMA | typeof SHADOW_SCHEMA): string =>
  `select t."${table.key}"::text as key, to_jsonb(t) as row from ${qualified(table, schema)} t`
const byKey = (rows: readonly KeyedRow[]): Rows => new Map(rows.map(({ key, row }) => [key, row]))

function add(sum: Compared, live: Rows, replayed: Rows): Compared {
  const keys = new Set([...live.keys(), ...replayed.keys()])
  const found = [...keys].flatMap(key => differenceOf(key, live.get(key), replayed.get(key)))
  return {
    rows: sum.rows + keys.size,
    different: sum.different + found.length,
    differences: [...sum.differences, ...found].slice(0, SHOWN),
  }
}

function differenceOf(key: string, live: TableRow | undefined, replayed: TableRow | undefined): readonly Difference[] {
  if (!live || !replayed) return [{ key, columns: [], ...(live ? { live } : {}), ...(replayed ? { replayed } : {}) }]
  const columns = Object.keys(replayed)
    .toSorted()
    .filter(column => text(live[column]) !== text(replayed[column]))
  return columns.length === 0 ? [] : [{ key, live, replayed, columns }]
}

/** Both come from the database, which orders the keys of JSON itself. */
const text = (value: unknown): string => JSON.stringify(value ?? null)
