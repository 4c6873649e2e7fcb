// After the last spec: the throw-away PostgreSQL of start-postgres.mjs goes, data and all; one that stays is rid of what migrated-database.ts has made.
import pg from 'pg'

/** Of each project with a server: of several in one run the first one ends it. */
export default async function stopPostgres() {
  const { DATABASE_URL_TEST: url, DATABASE_SHAPE_TEST: shape } = process.env
  delete process.env.DATABASE_URL_TEST
  if (globalThis.practicumTestDatabase) await globalThis.practicumTestDatabase.stop()
  else if (url) await removeShape(url, shape)
  globalThis.practicumTestDatabase = undefined
}

async function removeShape(connectionString, shape) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const name of [shape, `${shape}_keys`, `${shape}_new`, `${shape}_new_keys`]) {
    await client.query(`drop database if exists ${name} with (force)`)
  }
  await client.end()
}
