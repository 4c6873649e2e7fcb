// The moment of a rebuild: the shadow takes the place of the table in use, together with its checkpoint, in one transaction.
import type { Position } from '@practicum/infra/event-store/port'
import { inTransaction } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import { fingerprintOf } from './fingerprint'
import { foundFunctionSql } from './found'
import { replaceParked } from './parked'
import { type ReplaySource, replay } from './replay'
import type { Shadow } from './shadow'
import { lockTableSql, qualified, READ_SCHEMA, SHADOW_SCHEMA, type TableDefinition } from './table'

/** Readers finish their statement first. Behind a waiting exchange everybody queues, so it gives up soon and comes again. */
const PATIENCE = '250ms'
const PAUSE_MS = 100
const TRIES = 100

/** Rejects when the table was never free for long enough; the table in use then stands as it was. */
export async function swapIn(source: ReplaySource, shadow: Shadow): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await inTransaction(source.pool, client => exchange(client, source, shadow))
    } catch (error) {
      if (tries === TRIES || !isBusy(error)) throw error
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    }
  }
}

async function exchange(client: pg.PoolClient, source: ReplaySource, shadow: Shadow): Promise<void> {
  const { name, version, table } = shadow.projection
  await client.query(`set local lock_timeout = '${PATIENCE}'; set local search_path = ''`)
  // Whoever moves the checkpoint waits from here on; what is still missing is little.
  await replay(source, [shadow], await heldPosition(client, name))
  // Not before: nothing can be copied any more into a table whose rows are locked, also for its owner.
  await client.query(lockTableSql(table, SHADOW_SCHEMA))
  const bound = await policiesBoundTo(client, table)
  for (const { owner } of bound) await client.query(`alter policy visible on ${owner} using (false)`)
  await client.query(`drop table if exists ${qualified(table)}`)
  await client.query(`alter table ${qualified(table, SHADOW_SCHEMA)} set schema ${READ_SCHEMA}`)
  for (const { owner, condition } of bound) await client.query(`alter policy visible on ${owner} using (${condition})`)
  await client.query(foundFunctionSql(table))
  await client.query(
    `update ${READ_SCHEMA}.checkpoint set version = $2, generation = generation + 1, fingerprint = $3, updated_at = now()
     where name = $1`,
    [name, version, fingerprintOf(shadow.projection)],
  )
  await replaceParked(client, name, shadow.parked)
}

async function heldPosition(client: pg.PoolClient, name: string): Promise<Position> {
  const { rows } = await client.query<{ position: Position }>(
    `select position from ${READ_SCHEMA}.checkpoint where name = $1 for update`,
    [name],
  )
  const [row] = rows
  if (!row) throw new Error(`the read model ${name} has no checkpoint`)
  return row.position
}

interface BoundPolicy {
  readonly owner: string
  readonly condition: string
}

/** Row locks of other tables that look into this one: they hold on to the very table, not to its name, and have to be bound anew. */
async function policiesBoundTo(client: pg.PoolClient, table: TableDefinition): Promise<readonly BoundPolicy[]> {
  const { rows } = await client.query<BoundPolicy>(
    `select distinct p.polrelid::regclass::text as owner, pg_get_expr(p.polqual, p.polrelid) as condition
     from pg_catalog.pg_depend d join pg_catalog.pg_policy p on p.oid = d.objid
     where d.classid = 'pg_catalog.pg_policy'::regclass and d.refclassid = 'pg_catalog.pg_class'::regclass
       and d.refobjid = to_regclass($1) and p.polrelid <> d.refobjid and p.polname = 'visible'`,
    [qualified(table)],
  )
  return rows
}

const LOCK_NOT_AVAILABLE = '55P03'
const DEADLOCK_DETECTED = '40P01'

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === LOCK_NOT_AVAILABLE || error.code === DEADLOCK_DETECTED)
