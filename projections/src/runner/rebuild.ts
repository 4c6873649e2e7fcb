// Builds a read model anew from the log while the application serves from the one in use, then puts it in its place.
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints'
import type { Projection } from './projection'
import { type Progress, type ReplaySource, Shadow } from './shadow'
import { swapIn } from './swap'

/**
 * Answers how far it came. Nothing is sent anywhere: effects live behind the bus, which a rebuild does not know.
 * Only one rebuild or verification of a read model runs at a time, in whatever process; another waits for it.
 */
export async function rebuild(source: ReplaySource, projection: Projection): Promise<Progress> {
  return alone(source.pool, projection.name, () => buildAndSwap(source, projection))
}

/** As rebuild, unless another instance has already done it by the time it is this one's turn. */
export async function rebuildOutdated(source: ReplaySource, projection: Projection): Promise<void> {
  await alone(source.pool, projection.name, async () => {
    const { version } = await checkpointOf(source.pool, projection.name)
    if (version !== projection.version) await buildAndSwap(source, projection)
  })
}

async function buildAndSwap(source: ReplaySource, projection: Projection): Promise<Progress> {
  const shadow = await Shadow.create(source, projection)
  try {
    await shadow.feed((await checkpointOf(source.pool, projection.name)).position)
    await shadow.index()
    // Once more without holding anybody up: what happened while the indexes were made.
    await shadow.feed((await checkpointOf(source.pool, projection.name)).position)
    await swapIn(source.pool, shadow, projection)
  } finally {
    await shadow.drop().catch(() => undefined)
  }
  return { events: shadow.events, position: shadow.position }
}

export async function checkpointOf(pool: pg.Pool, name: string): Promise<Checkpoint> {
  const checkpoint = (await readCheckpoints(pool)).get(name)
  if (!checkpoint) throw new Error(`the read model ${name} has no checkpoint`)
  return checkpoint
}

/** Runs `work` while no other process replays this read model. */
export async function alone<Result>(pool: pg.Pool, name: string, work: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let failed: Error | undefined
  try {
    await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`replay ${name}`])
    return await work()
  } catch (error) {
    failed = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    if (!failed) await client.query('select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(failed)
  }
}
