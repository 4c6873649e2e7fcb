// Gives a suite of specs a database as the product's migrations leave it: they run once on each server, and every suite begins with a copy.
import { keysConnection } from '@practicum/runtime/composition/foundations'
import { migrateAll } from '@practicum/runtime/composition/migrations'
import type pg from 'pg'
import { serverConnection, type Template, type TestDatabase, testDatabase, whileConnected } from './database'

const KEYS = keysConnection({ database: '' }).database ?? ''
const template = (name: string): Template => ({ name, beside: [KEYS] })
/** Of one run: what another has left on a server that stays may be of other sources. */
const SHAPE = process.env.DATABASE_SHAPE_TEST ?? ''
const LOCK = 7_215_901

/** Call it in beforeAll, and its `drop` in afterAll. The database of the keys is there, too. */
export async function migratedDatabase(): Promise<TestDatabase> {
  await whileConnected(serverConnection(), async client => {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (!(await isThere(client))) await makeShape(client)
  })
  return testDatabase(template(SHAPE))
}

const isThere = async (client: pg.Client): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [SHAPE])).rowCount === 1

/** Under another name until it is whole. */
async function makeShape(client: pg.Client): Promise<void> {
  const connection = { ...serverConnection(), database: `${SHAPE}_new` }
  for (const name of [connection.database, `${connection.database}${KEYS}`, `${SHAPE}${KEYS}`]) {
    await client.query(`drop database if exists ${name} with (force)`)
  }
  await client.query(`create database ${connection.database}`)
  await migrateAll({ connection, keys: keysConnection(connection) })
  for (const ending of [KEYS, '']) {
    await client.query(`alter database ${connection.database}${ending} rename to ${SHAPE}${ending}`)
  }
}
