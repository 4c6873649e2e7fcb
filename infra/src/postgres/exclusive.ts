// Work that only one process does at a time: the others wait for their turn, or leave it at that.
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

const AGAIN_MS = 100

/** Runs `work` while no other process does what has one of these names. */
export function withExclusiveLocks<Result>(
  pool: pg.Pool,
  names: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  return withLocks(pool, async client => {
    // In one order everywhere, so that two who want the same never wait for each other.
    for (const name of names.toSorted()) {
      // Asked again and again: a statement that waited would be older than what the other one does, and an index made concurrently waits for all older ones.
      while (!(await isTaken(client, name))) await wait(AGAIN_MS)
    }
    return work()
  })
}

/** Runs `work` unless another process is at what has this name; answers whether it ran. */
export function tryExclusively(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<boolean> {
  return withLocks(pool, async client => {
    if (!(await isTaken(client, name))) return false
    await work()
    return true
  })
}

/** The locks are the connection's: a process that is killed gives them away. */
async function withLocks<Result>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  try {
    return await work(client)
  } finally {
    // Free before anybody hears how it went. A connection that cannot do it is closed, and its locks go with it.
    await client.query('select pg_advisory_unlock_all()').then(
      () => client.release(),
      (error: Error) => client.release(error),
    )
  }
}

async function isTaken(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
    [name],
  )
  return rows[0]?.taken === true
}
