// The journal of the cluster that the product brings itself: written over and thrown away, so that what was deleted is not read from it either.
import pg from 'pg'
import { UNHURRIED } from '../pool'

/** Files of the journal ahead of the one in use, kept for later with what they held. Many only after a great load; each costs 16 MB of writing. */
const AHEAD = `select count(*)::int as files from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_lsn())`
const BEFORE = `select count(*)::int as files from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' and modification < $1::timestamptz`
const MOST_AHEAD = 300

/**
 * Answers how many files of the journal are left from before it was called: none, unless a backup holds on to them at this moment.
 * As the owner of the cluster. Repeating it does no harm.
 */
export async function overwriteJournal(connection: pg.ClientConfig): Promise<number> {
  const client = new pg.Client({ ...connection, application_name: 'practicum journal' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ now: string }>(`select date_trunc('second', now())::text as now`)
    const before = rows[0]?.now ?? ''
    // Used files would be kept for later under another name, as they are.
    await set(client, 'alter system set wal_recycle = off')
    await nextFile(client)
    for (let ahead = await count(client, AHEAD), n = 0; ahead > 0 && n < MOST_AHEAD; n++) {
      await nextFile(client)
      ahead = await count(client, AHEAD)
    }
    await client.query({ text: 'checkpoint', ...UNHURRIED })
    return await count(client, BEFORE, [before])
  } finally {
    await set(client, 'alter system reset wal_recycle').catch(() => undefined)
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
