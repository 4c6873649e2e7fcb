// Opens the installation that the settings name, for programs beside the server: its database, and the foundations on it.
import type { Config } from '@practicum/infra/config/config'
import type { Log } from '@practicum/infra/observe/log'
import { untilAnswering } from '@practicum/infra/postgres/answering'
import { startEmbeddedPostgres } from '@practicum/infra/postgres/embedded/start'
import type pg from 'pg'
import { parseIntoClientConfig } from 'pg-connection-string'

export interface OpenedDatabase {
  readonly connection: pg.ClientConfig
  /** Resolves when an embedded server is gone for good. */
  readonly lost: Promise<Error>
  close(): Promise<void>
}

/** The server of DATABASE_URL, or the embedded one of the data folder, started for as long as this program runs. Throws StartRefused. */
export async function openDatabase(config: Config, log: Log): Promise<OpenedDatabase> {
  if (config.databaseUrl !== undefined) {
    const connection = connectionOf(config.databaseUrl)
    await untilAnswering(connection)
    return { connection, lost: new Promise(() => undefined), close: async () => undefined }
  }
  const embedded = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log: { info: text => log.info({}, text), warn: text => log.warn({}, text) },
  })
  return { connection: embedded.connection, lost: embedded.lost, close: () => embedded.stop() }
}

export function connectionOf(url: string): pg.ClientConfig {
  const { host, port, user, password, database, ssl } = parseIntoClientConfig(url)
  return {
    host: host || 'localhost',
    port: port ?? 5432,
    database: database || 'practicum',
    ...(user ? { user } : {}),
    ...(password ? { password } : {}),
    // What the address asks of the way to the server, `sslmode` and its like.
    ...(ssl === undefined ? {} : { ssl }),
  }
}
