// What the cluster that the product brings itself keeps of what was deleted: samples of the planner, and its journal. Both are made anew.
import pg from 'pg'
import { UNHURRIED } from '../pool'

/** Files of the journal ahead of the one in use, kept for later with what they held. Many only after a great load; each costs 16 MB of writing. */
const AHEAD = `select count(*)::int as files from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`
const BEFORE = `select count(*)::int as files from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and modification < $1::timestamptz`
const MOST_AHEAD = 300
const TRIES = 5

/**
 * As the owner of the cluster; `connection` is to one of its databases, `others` are names of further ones. Answers how many files of the journal are
 * left from before it was called: none, unless a backup holds on to them at this moment. Repeating it does no harm.
 */
export async function dropOldBytes(connection: pg.ClientConfig, others: readonly string[]): Promise<number> {
  for (const database of others) await connected({ ...connection, database }, dropOldSamples)
  return connected(connection, async client => {
    await dropOldSamples(client)
    return overwriteJournal(client)
  })
}

/** The samples of a table that is gone are deleted with it, and their bytes stay where they were. */
async function dropOldSamples(client: pg.Client): Promise<void> {
  await client.query(`set lock_timeout = '10s'`)
  await client.query({ text: 'vacuum (full) pg_catalog.pg_statistic', ...UNHURRIED })
}

async function overwriteJournal(client: pg.Client): Promise<number> {
  // Files tell their time in whole seconds: those of before must be older than the next one.
  const { rows } = await client.query<{ from: string }>(
    `select date_trunc('second', clock_timestamp() + interval '1 second')::text as "from", pg_sleep(1)`,
  )
  const before = rows[0]?.from ?? ''
  try {
    // Used files would be kept for later under another name, as they are.
    await set(client, 'alter system set wal_recycle = off')
    for (let tries = 1; ; tries++) {
      await fillFiles(client)
      await client.query({ text: 'checkpoint', ...UNHURRIED })
      const left = await count(client, BEFORE, [before])
      // The server may not have heard of the setting at once.
      if (left === 0 || tries === TRIES) return left
    }
  } finally {
    await set(client, 'alter system reset wal_recycle').catch(() => undefined)
  }
}

/** The one in use, and those ahead that have been used before. */
async function fillFiles(client: pg.Client): Promise<void> {
  const ahead = await count(client, AHEAD)
  for (let files = 0; files <= Math.min(ahead, MOST_AHEAD); files++) await nextFile(client)
}

async function connected<Result>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...connection, application_name: 'practicum old bytes' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function set(client: pg.Client, statement: string): Promise<void> {
  await client.query(statement)
  await client.query('select pg_reload_conf()')
}

/** What a file did not need is filled with zeros when the next one is begun. */
async function nextFile(client: pg.Client): Promise<void> {
  await client.query(`select pg_logical_emit_message(false, 'practicum', 'next file')`)
  await client.query('select pg_switch_wal()')
}

async function count(client: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  return (await client.query<{ files: number }>(text, values)).rows[0]?.files ?? 0
}
