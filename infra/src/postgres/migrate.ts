// Brings a database to the shape its code expects: every migration once, in the order of the list.
import type pg from 'pg'

export interface Migration {
  /** Unique within the schema's record; never renamed once released. */
  readonly name: string
  /** Any number of statements; they commit together with the record of the name. */
  readonly sql: string
}

const LOCK = 7_215_301

/**
 * Runs what the table `<schema>.migration` does not list yet, each in a transaction of its own.
 * Instances that start together wait for one another. Rejects with the database's error; earlier migrations of the list then stand.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[], schema = 'public'): Promise<void> {
  const client = await pool.connect()
  let healthy = false
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    const record = `${client.escapeIdentifier(schema)}.migration`
    await client.query(`create schema if not exists ${client.escapeIdentifier(schema)};
      create table if not exists ${record} (name text primary key, applied_at timestamptz not null default now())`)
    const { rows } = await client.query<{ name: string }>(`select name from ${record}`)
    const applied = new Set(rows.map(row => row.name))
    for (const migration of migrations.filter(({ name }) => !applied.has(name))) await apply(client, record, migration)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    healthy = true
  } finally {
    // A connection that failed is closed, and its lock and transaction with it.
    client.release(!healthy)
  }
}

async function apply(client: pg.PoolClient, record: string, { name, sql }: Migration): Promise<void> {
  await client.query('begin')
  await client.query(sql)
  await client.query(`insert into ${record} (name) values ($1)`, [name])
  await client.query('commit')
}
