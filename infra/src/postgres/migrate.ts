// Brings a database to the shape its code expects: every migration once, in the order of the list; of those that replace each other, the list's own.
import type pg from 'pg'

export interface Migration {
  /** Unique within the schema's record; never renamed once released. */
  readonly name: string
  /** Any number of statements; they commit together with the record of the name. */
  readonly sql: string
  /**
   * First word of the names of those that replace each other, one in every release: it runs unless it was the last of them to run. So what it says
   * holds also after another release has said otherwise, be it an older one. It has to take back what the others may have said.
   */
  readonly family?: string
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
    const { rows } = await client.query<{ name: string }>(`select name from ${record} order by applied_at`)
    const applied = rows.map(({ name }) => name)
    for (const migration of migrations) if (!holds(migration, applied)) await apply(client, record, migration)
    await client.query('select pg_advisory_unlock($1)', [LOCK])
    healthy = true
  } finally {
    // A connection that failed is closed, and its lock and transaction with it.
    client.release(!healthy)
  }
}

function holds({ name, family }: Migration, applied: readonly string[]): boolean {
  if (family === undefined) return applied.includes(name)
  return applied.findLast(other => other.startsWith(`${family} `)) === name
}

async function apply(client: pg.PoolClient, record: string, { name, sql }: Migration): Promise<void> {
  await client.query('begin')
  await client.query(sql)
  // Later than all others also where the clock has been set back: the last of a family is known by it.
  await client.query(
    `insert into ${record} (name, applied_at)
     select $1, greatest(clock_timestamp(), max(applied_at) + interval '1 microsecond') from ${record}
     on conflict (name) do update set applied_at = excluded.applied_at`,
    [name],
  )
  await client.query('commit')
}
