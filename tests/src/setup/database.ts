// Gives a suite of specs an empty database of its own on the server that start-postgres.mjs started.
import { randomBytes } from 'node:crypto'
import { createPool } from '@practicum/infra/postgres/pool'
import pg from 'pg'
import { parse } from 'pg-connection-string'

export interface TestDatabase {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  /** Ends the pool and removes the database, with whoever is still connected. */
  drop(): Promise<void>
}

/** Call it in beforeAll, and its `drop` in afterAll. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = serverConnection()
  const database = `t_${randomBytes(6).toString('hex')}`
  await onServer(server, `CREATE DATABASE ${database}`)
  const connection = { ...server, database }
  const pool = createPool(connection, { name: 'spec', max: 10 })
  return {
    pool,
    connection,
    async drop() {
      await pool.end()
      await onServer(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
    },
  }
}

function serverConnection(): pg.ClientConfig {
  const url = process.env.DATABASE_URL_TEST
  if (url === undefined) throw new Error('No test database: run the specs through jest.config.mjs.')
  const { host, port, user, password, database } = parse(url)
  return { host: host ?? 'localhost', port: Number(port ?? 5432), user, password, database: database ?? 'postgres' }
}

async function onServer(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
