// One transaction on a connection of a pool: everything commits or nothing does.

import type pg from 'pg'
import { isUnavailable } from '../availability/unavailable'

/** Begins a transaction that outlives a crash from its commit on. */
export const FLUSHED = 'begin'
/** Begins a transaction on what the log can restore: a crash may lose the last of them, and the checkpoint with it. */
export const REBUILDABLE = 'begin; set local synchronous_commit = off'

export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  begin = FLUSHED,
): Promise<Result> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    broken = await endedBy(error, client)
    throw error
  } finally {
    client.release(broken)
  }
}

/** Why the connection is of no more use: one that cannot even roll back is closed, and its transaction with it; a server that is away is not asked. */
async function endedBy(error: unknown, client: pg.PoolClient): Promise<Error | undefined> {
  if (error instanceof Error && isUnavailable(error)) return error
  return client.query('rollback').then(
    () => undefined,
    (reason: Error) => reason,
  )
}
