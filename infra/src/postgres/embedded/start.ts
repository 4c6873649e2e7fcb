// Entry of the embedded database: from a data folder to a running PostgreSQL and a connection to it.
import { resolve } from 'node:path'
import pg from 'pg'
import { createDataFolder } from '../../config/data-folder'
import { refusalOfFileError } from '../../config/start-refused'
import { prepareBinaries } from './binaries'
import { ensureCluster, OWNER, readPassword } from './cluster'
import { lockDataFolder } from './data-lock'
import { type Endpoint, openEndpoint } from './endpoint'
import { type ClusterLayout, prepareLayout } from './layout'
import { stopOrphan } from './orphan'
import { startPostmaster } from './postmaster'
import type { Installation } from './programs'
import { serverArguments } from './settings'
import { type StartLog, type Supervised, supervise } from './supervisor'

export interface EmbeddedPostgresOptions {
  /** Created when missing. Holds the cluster, or a note saying where it is. */
  readonly dataDir: string
  readonly log: StartLog
  /** `false` saves flushing a newly made cluster to disk, for throw-away servers. Commits are flushed in any case. */
  readonly durableInitialisation?: boolean
  /** `true`: the server ends with this process, also when that is killed; else the next start on the folder finds and stops it. */
  readonly endsWithUs?: boolean
}

export interface EmbeddedPostgres {
  /** As the owner of the database `practicum`; a superuser. */
  readonly connection: pg.ClientConfig
  /** Of the server process at this moment; a crash is followed by a restart with another number. */
  readonly pid: number
  /** Resolves with the reason when the server is gone for good: nothing works any more then. */
  readonly lost: Promise<Error>
  /** Closes every connection, writes a checkpoint, ends the server and frees the data folder. */
  stop(): Promise<void>
}

/** Throws StartRefused when the folder is in use, damaged, not writable or full. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir)
  try {
    await createDataFolder(dataDir)
    const lock = await lockDataFolder(dataDir)
    try {
      return await startLocked(dataDir, options, lock.release)
    } catch (error) {
      await lock.release()
      throw error
    }
  } catch (error) {
    throw refusalOfFileError(error, dataDir)
  }
}

async function startLocked(
  dataDir: string,
  { log, durableInitialisation = true, endsWithUs = false }: EmbeddedPostgresOptions,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const layout = await prepareLayout(dataDir, log)
  const setup = { layout, binaries: await prepareBinaries(layout) }
  const orphan = await stopOrphan(layout.cluster)
  if (orphan !== undefined) log.warn(`The database of a killed run (process ${orphan}) was stopped.`)
  if ((await ensureCluster(setup, durableInitialisation)) === 'created') log.info('A new database was created.')

  const endpoint = await openEndpoint(layout)
  const connection = await connectionTo(layout, endpoint)
  const server = await superviseServer(setup, endpoint, { connection, log, endsWithUs })
  return {
    connection,
    get pid() {
      return server.pid
    },
    lost: server.lost,
    async stop() {
      await server.stop()
      await endpoint.dispose()
      await release()
    },
  }
}

async function connectionTo(layout: ClusterLayout, { host, port }: Endpoint): Promise<pg.ClientConfig> {
  return { host, port, user: OWNER, password: await readPassword(layout), database: OWNER }
}

interface Kept {
  readonly connection: pg.ClientConfig
  readonly log: StartLog
  readonly endsWithUs: boolean
}

async function superviseServer(
  setup: Installation,
  endpoint: Endpoint,
  { connection, log, endsWithUs }: Kept,
): Promise<Supervised> {
  const args = serverArguments(setup.layout.cluster, endpoint.port, endpoint.settings)
  const maintenance = { ...connection, database: 'postgres' }
  const server = await supervise(() => startPostmaster({ ...setup, args, endsWithUs, connection: maintenance }), log)
  try {
    await ensureDatabase(maintenance)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

async function ensureDatabase(maintenance: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(maintenance)
  await client.connect()
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [OWNER])
    if (rowCount === 0) await client.query(`CREATE DATABASE ${OWNER}`)
  } finally {
    await client.end()
  }
}
