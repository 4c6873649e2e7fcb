// Reaches the database of an installation whether its server program runs or not, for the tools of operators.
import type { Config } from '@practicum/infra/config/config'
import type { Log } from '@practicum/infra/observe/log'
import { connectionToRunning } from '@practicum/infra/postgres/embedded/running'
import type pg from 'pg'
import { openDatabase } from './open-installation'

export interface ReachedDatabase {
  readonly connection: pg.ClientConfig
  /** Stops what was started for the tool; a running installation goes on. */
  close(): Promise<void>
}

export async function reachDatabase(config: Config, log: Log): Promise<ReachedDatabase> {
  const running = config.databaseUrl === undefined ? await connectionToRunning(config.dataDir) : undefined
  return running ? { connection: running, close: async () => undefined } : openDatabase(config, log)
}
