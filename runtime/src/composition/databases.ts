// The databases of an installation: the main one and, apart from it, the one that holds the keys of persons. Brought to their shape.
import { accessTrailMigrations } from '@practicum/infra/access-trail/schema'
import { busMigrations } from '@practicum/infra/bus/inbox'
import { draftMigrations } from '@practicum/infra/drafts/schema'
import { eventStoreMigrations } from '@practicum/infra/event-store/postgres/schema'
import { keyMigrations } from '@practicum/infra/keys/postgres'
import { migrate } from '@practicum/infra/postgres/migrate'
import { createPool } from '@practicum/infra/postgres/pool'
import { accessMigrations } from '@practicum/infra/sessions/schema'
import { accessSightMigrations } from '@practicum/projections/features/audit/access.table'
import { draftSightMigrations } from '@practicum/projections/features/drafts/drafts.table'
import { readMigrations } from '@practicum/projections/runner/checkpoints'
import { API_ROLE } from '@practicum/projections/runner/table'
import pg from 'pg'

export interface Databases {
  readonly connection: pg.ClientConfig
  /** Appends, sessions, bus. */
  readonly write: pg.Pool
  /** Read models, written by the projector alone. */
  readonly project: pg.Pool
  /** Read models, as the role that row-level security holds. */
  readonly read: pg.Pool
  readonly keys: pg.Pool
  close(): Promise<void>
}

type Report = (error: Error) => void

export async function openDatabases(connection: pg.ClientConfig, report: Report): Promise<Databases> {
  const keysConnection = { ...connection, database: `${connection.database}_keys` }
  await ensureDatabase(connection, keysConnection.database)
  const open = (name: string, max: number, own: pg.ClientConfig = connection, pipeline = false): pg.Pool =>
    createPool(own, { name, max, pipeline, onError: report })
  const pools = {
    write: open('write', 10),
    project: open('projections', 4),
    read: open('read', 12, { ...connection, options: `-c role=${API_ROLE}` }, true),
    keys: open('keys', 3, keysConnection),
  }
  await migrate(pools.write, eventStoreMigrations, 'log')
  await migrate(pools.write, accessMigrations, 'access')
  await migrate(pools.write, busMigrations, 'bus')
  await migrate(pools.project, readMigrations, 'read')
  await migrate(pools.write, [...accessTrailMigrations, ...accessSightMigrations], 'audit')
  await migrate(pools.write, [...draftMigrations, ...draftSightMigrations], 'draft')
  await migrate(pools.keys, keyMigrations)
  return {
    connection,
    ...pools,
    async close() {
      await Promise.all(Object.values(pools).map(pool => pool.end()))
    },
  }
}

async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
