// The events that rows of read models wait for, kept beside the checkpoints: what the runner parks, and what operators and readers are told of it.
import type pg from 'pg'
import { type ParkedEvent, ROWS_UNKNOWN, SetAside } from './parking'
import { READ_SCHEMA } from './table'

type Queryable = Pick<pg.ClientBase | pg.Pool, 'query'>

const TABLE = `${READ_SCHEMA}.parked`

/** In the transaction that moves the checkpoint beyond them. */
export async function park(client: Queryable, model: string, parked: readonly ParkedEvent[]): Promise<void> {
  if (parked.length === 0) return
  const rows = parked.map(({ key, event: { position, stream, revision, id, type }, ...first }) => ({
    row_key: key,
    position,
    stream,
    revision: String(revision),
    event_id: id,
    type,
    error: first.error ?? null,
    kept: first.kept ?? null,
    stands: first.stands === true,
  }))
  await client.query(
    `insert into ${TABLE} (model, row_key, position, stream, revision, event_id, type, error, kept, stands)
     select $1, r.* from json_to_recordset($2::json)
       as r(row_key text, position text, stream text, revision bigint, event_id uuid, type text, error text, kept jsonb, stands boolean)
     on conflict do nothing`,
    [model, JSON.stringify(rows)],
  )
}

export async function readSetAside(client: Queryable, model: string): Promise<SetAside> {
  const { rows } = await client.query<{ row_key: string; stream: string }>(
    `select row_key, stream from ${TABLE} where model = $1 and error is not null`,
    [model],
  )
  const aside = new SetAside()
  for (const { row_key, stream } of rows) {
    if (row_key === ROWS_UNKNOWN) aside.streams.add(stream)
    else aside.keys.add(row_key)
  }
  return aside
}

/** In place of all that was parked before: of a table that was built anew. */
export async function replaceParked(client: Queryable, model: string, parked: readonly ParkedEvent[]): Promise<void> {
  await client.query(`delete from ${TABLE} where model = $1`, [model])
  await park(client, model, parked)
}

export interface ParkedRow {
  readonly model: string
  /** Undefined where the event could not say which rows it concerns. */
  readonly key: string | undefined
  /** Of the event that could not be folded. */
  readonly eventId: string
  readonly type: string
  readonly stream: string
  /** Its class, and what it says where that is nothing personal. */
  readonly error: string
  readonly parkedAt: Date
  /** How many events the row waits for, the first included. */
  readonly events: number
}

/** Of every read model, in the order of the log. */
export async function parkedRows(pool: Queryable): Promise<readonly ParkedRow[]> {
  const { rows } = await pool.query<ParkedRow>(
    `select model, nullif(row_key, '') as key, event_id as "eventId", type, stream, error, parked_at as "parkedAt",
       (select count(*)::int from ${TABLE} b where b.model = p.model and b.row_key = p.row_key and b.position >= p.position
         and (b.row_key <> '' or b.stream = p.stream)) as events
     from ${TABLE} p where error is not null order by position, model`,
  )
  return rows.map(row => ({ ...row, key: row.key ?? undefined }))
}

export interface ParkedModel {
  readonly name: string
  /** That are out of date. */
  readonly rows: number
  /** That they wait for. */
  readonly events: number
  /** ISO instant of the first. */
  readonly since: string
}

/** Read models that have set rows aside. */
export async function parkedModels(pool: Queryable): Promise<readonly ParkedModel[]> {
  const { rows } = await pool.query<Omit<ParkedModel, 'since'> & { since: Date }>(
    `select model as name, count(*) filter (where error is not null)::int as rows, count(*)::int as events, min(parked_at) as since
     from ${TABLE} group by model order by model`,
  )
  return rows.map(row => ({ ...row, since: row.since.toISOString() }))
}

export interface OutdatedRow {
  readonly model: string
  readonly key: string
  /** Its table shows it as it was before; else there is nothing to show. */
  readonly stands: boolean
}

export async function outdatedRows(pool: Queryable): Promise<readonly OutdatedRow[]> {
  const { rows } = await pool.query<OutdatedRow>(
    `select model, row_key as key, stands from ${TABLE} where error is not null and row_key <> ''`,
  )
  return rows
}
