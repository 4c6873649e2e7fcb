// The log of an installation: in PostgreSQL, or in EventStoreDB where EVENTSTORE_URL names one. Refused where the database says that the log is elsewhere.
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '@practicum/infra/config/config'
import { StartRefused } from '@practicum/infra/config/start-refused'
import type { EventLog } from '@practicum/infra/event-store/chain'
import { LockGuardedLog } from '@practicum/infra/event-store/lock-guarded-log'
import { type Engine, engineOf, LogLock } from '@practicum/infra/event-store/log-lock'
import { StoreUnavailable } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import type pg from 'pg'

export interface LogParts {
  readonly config: Pick<Config, 'eventStoreUrl'>
  readonly connection: pg.ClientConfig
  /** On that connection; the tables of the log stand. */
  readonly pool: pg.Pool
  /** Told when the database server has ended, or the way to it. */
  readonly onLost?: () => void
}

/** Throws StartRefused when another engine holds the log, when it is being moved, or when EventStoreDB does not answer. */
export async function openLog({ config, connection, pool, onLost }: LogParts): Promise<EventLog> {
  const hold = await LogLock.take(connection, 'sharing', onLost)
  if (!hold) throw new StartRefused('log-moving', MOVING)
  try {
    const wanted: Engine = config.eventStoreUrl === undefined ? 'postgres' : 'eventstoredb'
    const engine = await engineOf(pool, wanted)
    if (engine !== wanted) throw new StartRefused('log-elsewhere', ELSEWHERE[engine])
    return new LockGuardedLog(await logOf({ config, connection, pool }), hold)
  } catch (error) {
    await hold.close()
    throw error
  }
}

/** The engine alone, whoever else uses the log. */
export async function logOf({ config, connection, pool }: LogParts): Promise<EventLog> {
  return config.eventStoreUrl === undefined
    ? postgresEventStore({ pool, listen: connection })
    : answering(config.eventStoreUrl)
}

const MOVING = 'The log is being moved to another engine. Wait until `npm run log` has finished, then start again.'

const ELSEWHERE: Readonly<Record<Engine, string>> = {
  postgres: [
    'The log of this installation is in PostgreSQL, and EVENTSTORE_URL names EventStoreDB.',
    'Start without EVENTSTORE_URL, or move the log first: npm run log -- move --to eventstoredb',
  ].join('\n'),
  eventstoredb: [
    'The log of this installation is in EventStoreDB, and EVENTSTORE_URL is not set.',
    'Set it, or move the log first: npm run log -- move --to postgres',
  ].join('\n'),
}

/** A server that starts together with the product gets this long. */
const ANSWERS_WITHIN_MS = 20_000
const AGAIN_MS = 250

async function answering(connectionString: string): Promise<EventLog> {
  // Its client takes long to load, and most installations start without it.
  const { eventStoreDb } = await import('@practicum/infra/event-store/eventstoredb/eventstoredb')
  const log = eventStoreDb({ connectionString })
  const giveUp = performance.now() + ANSWERS_WITHIN_MS
  for (;;) {
    try {
      await log.head()
      return log
    } catch (error) {
      if (error instanceof StoreUnavailable && performance.now() < giveUp) {
        await wait(AGAIN_MS)
        continue
      }
      await log.close()
      throw refusalOf(error, connectionString)
    }
  }
}

function refusalOf(error: unknown, connectionString: string): StartRefused {
  // The address without user and password.
  const address = connectionString.replace(/\/\/[^@/]*@/, '//')
  const reason = error instanceof Error ? error.message : String(error)
  return new StartRefused(
    'log-unreachable',
    `EventStoreDB does not answer at ${address} (${reason}). Is it running, and is EVENTSTORE_URL right?`,
    { cause: error },
  )
}
