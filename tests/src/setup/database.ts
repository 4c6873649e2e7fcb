// Gives a suite of specs an empty database of its own on the server that start-postgres.mjs started.
import { randomBytes } from 'node:crypto'
import { createPool } from '@practicum/infra/postgres/pool'
import pg from 'pg'
import { parse } from 'pg-connection-string'
import { PATIENCE_MS } from './patience'

export interface TestDatabase {
  readonly pool: pg.Pool
  readonly connection: pg.ClientConfig
  /** Ends the pool and removes the database, with whoever is still connected. */
  drop(): Promise<void>
}

/** Databases to begin with as copies of others, which nobody may use meanwhile. */
export interface Template {
  readonly name: string
  /** What comes after that name in those that belong to it, and after the name of each copy. */
  readonly beside: readonly string[]
}

/** Call it in beforeAll, and its `drop` in afterAll. Without a template it is empty. */
export async function testDatabase(template: Template = EMPTY): Promise<TestDatabase> {
  const server = serverConnection()
  const database = `t_${randomBytes(6).toString('hex')}`
  const endings = ['', ...template.beside]
  await whileConnected(server, async client => {
    for (const ending of endings) await copy(client, `${template.name}${ending}`, `${database}${ending}`)
  })
  const connection = { ...server, database }
  // A machine that is busy with other suites may need longer for a connection than people would wait.
  const pool = createPool({ ...connection, connectionTimeoutMillis: PATIENCE_MS }, { name: 'spec', max: 10 })
  return {
    pool,
    connection,
    async drop() {
      await pool.end()
      await whileConnected(server, async client => {
        for (const ending of endings) await client.query(`DROP DATABASE IF EXISTS ${database}${ending} WITH (FORCE)`)
      })
    },
  }
}

/** With the settings of the database, which the server leaves behind. */
async function copy(client: pg.Client, template: string, database: string): Promise<void> {
  await client.query(`CREATE DATABASE ${database} TEMPLATE ${template}`)
  const { rows } = await client.query<{ statement: string }>(
    `select format('alter database %I set %I = %L', $2::text, split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1)) as statement
     from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase, unnest(s.setconfig) as setting where d.datname = $1 and s.setrole = 0`,
    [template, database],
  )
  for (const { statement } of rows) await client.query(statement)
}

const EMPTY: Template = { name: 'template1', beside: [] }

export function serverConnection(): pg.ClientConfig {
  const url = process.env.DATABASE_URL_TEST
  if (url === undefined) throw new Error('No test database: run the specs through jest.config.mjs.')
  const { host, port, user, password, database } = parse(url)
  return { host: host ?? 'localhost', port: Number(port ?? 5432), user, password, database: database ?? 'postgres' }
}

export async function whileConnected<Result>(
  server: pg.ClientConfig,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(server)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
