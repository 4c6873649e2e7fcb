// Both engines of one installation, for the tools that bring its log from one to the other.
import type { Config } from '@practicum/infra/config/config'
import { StartRefused } from '@practicum/infra/config/start-refused'
import type { EventLog } from '@practicum/infra/event-store/chain'
import type { Engine } from '@practicum/infra/event-store/log-lock'
import type { TwoLogs } from '@practicum/infra/event-store/side-by-side'
import { createLog } from '@practicum/infra/observe/log'
import { createPool } from '@practicum/infra/postgres/pool'
import type pg from 'pg'
import { keysConnection } from '../composition/foundations'
import { logOf } from '../composition/log'
import { migrateAll } from '../composition/migrations'
import { reachDatabase } from '../reach-database'

export interface Engines {
  readonly config: Config
  readonly connection: pg.ClientConfig
  readonly pool: pg.Pool
  /** From the other one to this. */
  towards(engine: Engine): TwoLogs
  close(): Promise<void>
}

const NO_SERVER =
  'EVENTSTORE_URL is not set. It names the EventStoreDB that the log is moved to or from, in both directions.'

/** Of a running or stopped installation, with an account that owns its database. Throws StartRefused without EVENTSTORE_URL, or when either engine does not answer. */
export async function openEngines(config: Config): Promise<Engines> {
  if (config.eventStoreUrl === undefined) throw new StartRefused('setting-wrong', NO_SERVER)
  const database = await reachDatabase(config, createLog('warn'))
  const { connection } = database
  const pool = createPool(connection, { name: 'log tools', max: 4 })
  const closings = [() => database.close(), () => pool.end()]
  const close = async (): Promise<void> => {
    for (const end of closings.splice(0).reverse()) await end()
  }
  try {
    await migrateAll({ connection, keys: keysConnection(connection) })
    const logs: Record<Engine, EventLog> = {
      postgres: await logOf({ config: { ...config, eventStoreUrl: undefined }, connection, pool }),
      eventstoredb: await logOf({ config, connection, pool }),
    }
    closings.push(...Object.values(logs).map(log => () => log.close()))
    const towards = (engine: Engine): TwoLogs => ({ source: logs[otherThan(engine)], target: logs[engine] })
    return { config, connection, pool, towards, close }
  } catch (error) {
    await close()
    throw error
  }
}

export const otherThan = (engine: Engine): Engine => (engine === 'postgres' ? 'eventstoredb' : 'postgres')
