// First step of a measurement: a server of its own in a temporary folder, filled with a load set, gone afterwards.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Inbox } from '@practicum/infra/bus/inbox'
import { type Config, readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@practicum/infra/postgres/embedded/start'
import { qualified } from '@practicum/projections/runner/table'
import { type Foundations, layFoundations } from '@practicum/runtime/composition/foundations'
import { allProjections } from '@practicum/runtime/composition/read-side'
import { commandServices } from '@practicum/runtime/composition/write-side'
import { dateIn } from '@practicum/shared/kernel/dates'
import pg from 'pg'
import { type LoadSet, loadPeople, loadTasks } from '../load/load-set'

export interface Installation {
  readonly dataDir: string
  readonly postgres: EmbeddedPostgres
  readonly config: Config
  /** An empty database beside the installation's own. */
  emptyDatabase(name: string): Promise<pg.ClientConfig>
  close(): Promise<void>
}

/** Settings of every process that is measured; a session outlives the longest run. */
export const SETTINGS = {
  DEMO: 'false',
  IDLE_SECONDS: '3600',
  WRITES_PER_HOUR: '50000000',
  NODE_ENV: 'development',
} as const

export const quietLog = () => createLog('error')

/** `seeded`: the folder of one that `npm run seed` has filled; it stays. */
export async function openInstallation(seeded?: string): Promise<Installation> {
  const dataDir = seeded ?? (await mkdtemp(join(tmpdir(), 'practicum-bench-')))
  const config = await readConfig({ ...SETTINGS, DATA_DIR: dataDir })
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir: seeded ?? join(dataDir, 'server'), log: silent })
  return {
    dataDir,
    postgres,
    config,
    async emptyDatabase(name) {
      await run(postgres.connection, `create database ${name}`)
      return { ...postgres.connection, database: name }
    },
    async close() {
      await postgres.stop()
      if (seeded === undefined) await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Runs SQL on a connection of its own. */
export async function run(connection: pg.ClientConfig, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return await client.query(sql)
  } finally {
    await client.end()
  }
}

export interface Filled {
  readonly foundations: Foundations
  readonly set: LoadSet
}

/** How many tasks there are; none where nothing was filled. */
export async function countTasks({ postgres }: Installation): Promise<number> {
  const { rows: tables } = await run(postgres.connection, "select to_regclass('read.task') is not null as made")
  if (!tables[0]?.made) return 0
  const { rows } = await run(postgres.connection, 'select count(*)::int as count from read.task')
  return Number(rows[0]?.count)
}

/** The log and the read models of a program with so many tasks. Nobody is told of them: the relay starts behind them. */
export async function fill(
  { config, connection }: Pick<Installation, 'config'> & { readonly connection: pg.ClientConfig },
  tasks: number,
): Promise<Filled> {
  const foundations = await layFoundations({ config, connection, log: quietLog() })
  const { keeper, waterMark: shown, store, databases } = foundations
  await keeper.start()
  const now = new Date()
  const set = await loadPeople(commandServices({ ...foundations, config, catchUp: shown }), now)
  const today = dateIn('America/Los_Angeles', now)
  await loadTasks(foundations, set, { count: tasks, today, now, progress: () => undefined })
  const head = await store.head()
  const models = allProjections.map(({ name }) => name)
  if (!(await shown.waitForPosition(models, head, FILLED_WITHIN_MS))) throw new Error('the read models did not keep up')
  await keeper.stop()
  await new Inbox(databases.write).saveRelayPosition('relay', head)
  for (const table of FILLED_TABLES) await run(connection, `vacuum analyze ${table}`)
  return { foundations, set }
}

/** The others stay unvisited: a statement that is prepared on a table known to be empty would scan it for ever. */
const FILLED_TABLES = ['log.event', ...allProjections.map(({ table }) => qualified(table))]
const FILLED_WITHIN_MS = 20 * 60_000
