// Before the runner starts: every read model has its table and a checkpoint; one of an older version is built anew beside the old one.
import { StartRefused } from '@practicum/infra/config/start-refused'
import { START } from '@practicum/infra/event-store/port'
import { inTransaction } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints'
import { fingerprintOf } from './fingerprint'
import { foundFunctionSql } from './found'
import { tablesIn } from './policy-sql'
import type { Projection } from './projection'
import { rebuildOutdated } from './rebuild'
import type { ReplaySource } from './replay'
import { createIndexesSql, createTableSql, lockTableSql, READ_SCHEMA } from './table'

/**
 * Answers the checkpoints as they are afterwards. Throws StartRefused `read-model-changed` where table or fold are not what stands under their version:
 * rows made in two ways would stand side by side.
 */
export async function prepareTables(
  source: ReplaySource,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, Checkpoint>> {
  const existing = await readCheckpoints(source.pool)
  await refuseChanged(source.pool, projections, existing)
  const outdated = projections.filter(({ name, version }) => (existing.get(name)?.version ?? version) < version)
  const missing = inOrderOfLocks(projections.filter(({ name }) => !existing.has(name)))
  const [early, late] = apart(missing, outdated)
  const create = async (projection: Projection): Promise<void> =>
    inTransaction(source.pool, client => createEmpty(client, projection))
  for (const projection of early) await create(projection)
  await rebuildOutdated(source, inOrderOfLocks(outdated))
  for (const projection of late) await create(projection)
  return readCheckpoints(source.pool)
}

async function refuseChanged(
  pool: pg.Pool,
  projections: readonly Projection[],
  existing: ReadonlyMap<string, Checkpoint>,
): Promise<void> {
  for (const projection of projections) {
    const { name, version } = projection
    const checkpoint = existing.get(name)
    if (checkpoint?.version !== version) continue
    const fingerprint = fingerprintOf(projection)
    if (checkpoint.fingerprint === null) await keepFingerprint(pool, projection, fingerprint)
    else if (checkpoint.fingerprint !== fingerprint) {
      throw new StartRefused(
        'read-model-changed',
        `The read model ${name} was built by another table or fold than this release has under version ${version}. Raise its version, so that it is built anew.`,
      )
    }
  }
}

/** Unless a newer release has taken the model over meanwhile. */
const keepFingerprint = (pool: pg.Pool, { name, version }: Projection, fingerprint: string): Promise<unknown> =>
  pool.query(
    `update ${READ_SCHEMA}.checkpoint set fingerprint = $3 where name = $1 and version = $2 and fingerprint is null`,
    [name, version, fingerprint],
  )

/** A row lock that looks into another table needs it to be there, in the shape of this release. */
function inOrderOfLocks(projections: readonly Projection[]): readonly Projection[] {
  const ordered = new Set<Projection>()
  const add = (projection: Projection): void => {
    const lookedInto = tablesIn(projection.table.visible)
    for (const other of projections) if (lookedInto.includes(other.table.name)) add(other)
    ordered.add(projection)
  }
  for (const projection of projections) add(projection)
  return [...ordered]
}

/** Those whose row locks look into one that is built anew have to wait for it, and so have those that look into these. */
function apart(
  missing: readonly Projection[],
  outdated: readonly Projection[],
): readonly [early: readonly Projection[], late: readonly Projection[]] {
  const awaited = new Set(outdated.map(({ table }) => table.name))
  const early: Projection[] = []
  const late: Projection[] = []
  for (const projection of missing) {
    const waits = tablesIn(projection.table.visible).some(table => awaited.has(table))
    if (waits) awaited.add(projection.table.name)
    ;(waits ? late : early).push(projection)
  }
  return [early, late]
}

/** Instances that start together: the first to note the checkpoint makes the table, the others find it. */
async function createEmpty(client: pg.PoolClient, projection: Projection): Promise<void> {
  const { name, version, table } = projection
  const { rowCount } = await client.query(
    `insert into ${READ_SCHEMA}.checkpoint (name, version, position, fingerprint) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [name, version, START, fingerprintOf(projection)],
  )
  if (rowCount === 0) return
  await client.query(
    [createTableSql(table), lockTableSql(table), ...createIndexesSql(table), foundFunctionSql(table)].join(';\n'),
  )
}
