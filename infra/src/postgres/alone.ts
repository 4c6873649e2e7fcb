// Work that only one process does at a time, whichever comes first; the others wait for their turn.
import type pg from 'pg'

/** What another does may take hours. */
const TURN = { text: 'select pg_advisory_lock(hashtextextended($1, 0))', query_timeout: 24 * 3600 * 1000 }

/** Runs `work` while no other process does what has one of these names. A process that is killed gives its turn away. */
export async function alone<Result>(
  pool: pg.Pool,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    // In one order everywhere, so that two who want the same never wait for each other.
    for (const name of names.toSorted()) {
      await client.query({ ...TURN, values: [name] })
    }
    return await work()
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    if (!failed) await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(failed)
  }
}
