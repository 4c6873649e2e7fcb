// Builds read models anew from the log while the application serves from those in use, then puts them in their place.
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints'
import type { Projection } from './projection'
import { type ReplaySource, replay, withSuspects } from './replay'
import { Shadow, type Suspects } from './shadow'
import { swapIn } from './swap'

/**
 * Answers how many events each of them folded. Nothing is sent anywhere: effects live behind the bus, which a rebuild does not know.
 * Only one rebuild or verification of a read model runs at a time, in whatever process; another waits for it.
 */
export async function rebuild(
  source: ReplaySource,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, number>> {
  return withExclusiveLocks(source.pool, replaysOf(projections), () => buildAndSwap(source, projections))
}

/** As rebuild, where it is still wanted by the time it is this one's turn. */
export async function rebuildWhere(
  source: ReplaySource,
  projections: readonly Projection[],
  isWanted: () => Promise<boolean>,
): Promise<void> {
  await withExclusiveLocks(source.pool, replaysOf(projections), async () => {
    if (await isWanted()) await buildAndSwap(source, projections)
  })
}

/** As rebuild, unless another instance has already done it by the time it is this one's turn. */
export async function rebuildOutdated(source: ReplaySource, projections: readonly Projection[]): Promise<void> {
  await withExclusiveLocks(source.pool, replaysOf(projections), async () => {
    const checkpoints = await readCheckpoints(source.pool)
    const outdated = projections.filter(({ name, version }) => (checkpoints.get(name)?.version ?? version) < version)
    await buildAndSwap(source, outdated)
  })
}

/** What cannot be folded is parked in it anew: whatever waited before is taken in, or waits again. */
function buildAndSwap(source: ReplaySource, projections: readonly Projection[]): Promise<ReadonlyMap<string, number>> {
  return withSuspects(suspects => buildOnce(source, projections, suspects))
}

async function buildOnce(
  source: ReplaySource,
  projections: readonly Projection[],
  suspects: Suspects,
): Promise<ReadonlyMap<string, number>> {
  const shadows: Shadow[] = []
  try {
    for (const projection of projections) shadows.push(await Shadow.create(source.pool, projection, suspects))
    await replay(source, shadows, await leastPosition(source.pool, projections))
    await inPairs(shadows, shadow => shadow.index())
    for (const shadow of shadows) await finish(source, shadow)
    return new Map(shadows.map(shadow => [shadow.projection.name, shadow.events]))
  } finally {
    for (const shadow of shadows) await shadow.drop().catch(() => undefined)
  }
}

/** Once more without holding anybody up: what happened while the indexes were made. */
async function finish(source: ReplaySource, shadow: Shadow): Promise<void> {
  await replay(source, [shadow], (await checkpointOf(source.pool, shadow.projection.name)).position)
  await swapIn(source, shadow)
}

/** Up to where all of them may be fed together: a table may never know more than the checkpoint it takes over. */
async function leastPosition(pool: pg.Pool, projections: readonly Projection[]): Promise<string> {
  const checkpoints = await Promise.all(projections.map(({ name }) => checkpointOf(pool, name)))
  return checkpoints.map(({ position }) => position).toSorted()[0] ?? ''
}

async function inPairs<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items]
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item)
  }
  await Promise.all([lane(), lane()])
}

export async function checkpointOf(pool: pg.Pool, name: string): Promise<Checkpoint> {
  const checkpoint = (await readCheckpoints(pool)).get(name)
  if (!checkpoint) throw new Error(`the read model ${name} has no checkpoint`)
  return checkpoint
}

/** Names of the turns in which read models are replayed. */
export const replaysOf = (projections: readonly Pick<Projection, 'name'>[]): readonly string[] =>
  projections.map(({ name }) => `replay ${name}`)
