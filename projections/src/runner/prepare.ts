// Before the runner starts: every read model has its table and a checkpoint; one of an older version is built anew beside the old one.
import { START } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { type Checkpoint, readCheckpoints } from './checkpoints'
import type { Projection } from './projection'
import { rebuildOutdated } from './rebuild'
import type { ReplaySource } from './replay'
import { createIndexesSql, createTableSql, lockTableSql, READ_SCHEMA } from './table'
import { inTransaction } from './transaction'

/** Answers the checkpoints as they are afterwards. */
export async function prepareTables(
  source: ReplaySource,
  projections: readonly Projection[],
): Promise<ReadonlyMap<string, Checkpoint>> {
  const existing = await readCheckpoints(source.pool)
  const missing = projections.filter(({ name }) => !existing.has(name))
  for (const projection of missing) await inTransaction(source.pool, client => createEmpty(client, projection))
  await rebuildOutdated(
    source,
    projections.filter(({ name, version }) => (existing.get(name)?.version ?? version) < version),
  )
  return readCheckpoints(source.pool)
}

/** Instances that start together: the first to note the checkpoint makes the table, the others find it. */
async function createEmpty(client: pg.PoolClient, { name, version, table }: Projection): Promise<void> {
  const { rowCount } = await client.query(
    `insert into ${READ_SCHEMA}.checkpoint (name, version, position) values ($1, $2, $3) on conflict do nothing`,
    [name, version, START],
  )
  if (rowCount === 0) return
  await client.query([createTableSql(table), lockTableSql(table), ...createIndexesSql(table)].join(';\n'))
}
