// What the databases look like in this release, and how they get there: run by the process that does everything, or before all others.
import { accessTrailMigrations } from '@practicum/infra/access-trail/schema'
import { busMigrations } from '@practicum/infra/bus/inbox'
import { StartRefused } from '@practicum/infra/config/start-refused'
import { draftMigrations } from '@practicum/infra/drafts/schema'
import { eventStoreMigrations } from '@practicum/infra/event-store/postgres/schema'
import { keyMigrations } from '@practicum/infra/keys/postgres'
import {
  MIGRATION_TABLE,
  type Migration,
  migrate,
  migrationStatus,
  type SchemaStatus,
  type Shape,
} from '@practicum/infra/postgres/migrate'
import { createPool } from '@practicum/infra/postgres/pool'
import { ensureRoles, grantMigrations, keyGrantMigrations } from '@practicum/infra/postgres/roles'
import { presenceMigrations } from '@practicum/infra/realtime/presence-store'
import { cursorMigrations } from '@practicum/infra/schedules/cursors'
import { accessMigrations } from '@practicum/infra/sessions/schema'
import { snapshotMigrations } from '@practicum/infra/snapshots/store'
import { allFeatures } from '@practicum/projections/features/all'
import { readMigrations } from '@practicum/projections/runner/checkpoints'
import pg from 'pg'
import { placeMigrations } from './places'

export interface Connections {
  readonly connection: pg.ClientConfig
  readonly keys: pg.ClientConfig
}

/** Who may see what features keep outside the read models. */
const sights = (schema: string): readonly Migration[] =>
  allFeatures.flatMap(({ migrations }) => migrations?.[schema] ?? [])

const MAIN: Shape = [
  ['log', eventStoreMigrations],
  ['access', accessMigrations],
  ['bus', busMigrations],
  ['realtime', presenceMigrations],
  ['schedule', cursorMigrations],
  ['snapshot', snapshotMigrations],
  ['read', readMigrations],
  ['audit', [...accessTrailMigrations, ...sights('audit')]],
  ['draft', [...draftMigrations, ...sights('draft')]],
  ['log', placeMigrations],
  ['access', grantMigrations],
]
const KEYS: Shape = [['public', [...keyMigrations, ...keyGrantMigrations]]]

/** The account has to be allowed to make databases and roles. Instances that start together wait for one another. */
export async function migrateAll({ connection, keys }: Connections): Promise<void> {
  await ensureDatabase(connection, keys.database ?? '')
  await migrateMain(connection)
  await give(keys, KEYS)
}

/** The main database alone. */
export const migrateMain = (connection: pg.ClientConfig): Promise<void> => give(connection, MAIN)

async function give(connection: pg.ClientConfig, shape: Shape): Promise<void> {
  const pool = createPool(connection, { name: 'migrations', max: 1 })
  await ensureRoles(pool).finally(() => pool.end())
  await migrate(connection, shape)
}

/** Of the main database, then of that of the keys; one that is not there yet has everything to come. */
export async function statusOfAll({ connection, keys }: Connections): Promise<readonly SchemaStatus[]> {
  const [main, ofKeys] = await Promise.all([migrationStatus(connection, MAIN), statusOfKeys(keys)])
  return [...main, ...ofKeys.map(status => ({ ...status, schema: `${status.schema} (keys)` }))]
}

const statusOfKeys = (keys: pg.ClientConfig): Promise<readonly SchemaStatus[]> =>
  migrationStatus(keys, KEYS).catch(error => {
    if (error.code !== NO_DATABASE) throw error
    return KEYS.map(([schema, migrations]) => ({ schema, applied: [], pending: migrations.map(({ name }) => name) }))
  })

/** SQLSTATE. */
const NO_DATABASE = '3D000'

/** SQLSTATE of a database that another process has made, or is making. */
const ALREADY_CREATED: ReadonlySet<unknown> = new Set(['42P04', '23505'])

async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) {
      await client.query(`create database ${client.escapeIdentifier(name)}`).catch(error => {
        if (!ALREADY_CREATED.has(error.code)) throw error
      })
    }
  } finally {
    await client.end()
  }
}

/** Throws StartRefused `database-outdated`. What a newer release has added does not disturb. */
export async function requireShape({ write }: { readonly write: pg.Pool }): Promise<void> {
  const known = MAIN.filter(([schema]) => READABLE.has(schema))
  for (const [schema, migrations] of known) {
    const { rows } = await write
      .query<{ name: string }>(`select name from ${schema}.${MIGRATION_TABLE}`)
      .catch(error => {
        throw MISSING.has(error.code) ? outdated(error) : error
      })
    const applied = new Set(rows.map(({ name }) => name))
    if (migrations.some(({ name }) => !applied.has(name))) throw outdated()
  }
}

/** SQLSTATE of a table or a schema that is not there, or that another release has taken the rights to away. */
const MISSING: ReadonlySet<unknown> = new Set(['42P01', '3F000', '42501'])

/** Those that every role may look at. */
const READABLE: ReadonlySet<string> = new Set(['log', 'access', 'read'])

function outdated(cause?: unknown): StartRefused {
  return new StartRefused(
    'database-outdated',
    'The database has not the shape of this release. Run `npm run migrate` with an account that owns it, then start again.',
    { cause },
  )
}
