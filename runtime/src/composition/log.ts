// The log of an installation: in PostgreSQL, or in EventStoreDB where EVENTSTORE_URL names one. Refused where the database says that the log is elsewhere.
import { setTimeout as wait } from 'node:timers/promises'
import type { Config } from '@practicum/infra/config/config'
import { StartRefused } from '@practicum/infra/config/start-refused'
import type { EventLog } from '@practicum/infra/event-store/chain'
import type { EventStoreDbOptions } from '@practicum/infra/event-store/eventstoredb/eventstoredb'
import { LockGuardedLog } from '@practicum/infra/event-store/lock-guarded-log'
import { type Engine, engineOf, LogLock } from '@practicum/infra/event-store/log-lock'
import { StoreRefused, StoreUnavailable } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import type pg from 'pg'

export interface LogParts {
  readonly config: Pick<Config, 'eventStoreUrl' | 'eventStoreFailover'>
  readonly connection: pg.ClientConfig
  /** On that connection; the tables of the log stand. */
  readonly pool: pg.Pool
  /** Told when the database server has ended, or the way to it. */
  readonly onLost?: () => void
  /** Told when the way to a log elsewhere was lost. */
  readonly onLogLost?: () => void
  /** Told in words when the log is waited for. */
  readonly onWaiting?: (words: string) => void
}

/** Throws StartRefused when another engine holds the log, when it is being moved, or when EventStoreDB does not answer. */
export async function openLog({ onLost, ...parts }: LogParts): Promise<EventLog> {
  const { config, connection, pool } = parts
  const hold = await LogLock.take(connection, 'sharing', onLost)
  if (!hold) throw new StartRefused('log-moving', MOVING)
  try {
    const wanted: Engine = config.eventStoreUrl === undefined ? 'postgres' : 'eventstoredb'
    const engine = await engineOf(pool, wanted)
    if (engine !== wanted) throw new StartRefused('log-elsewhere', ELSEWHERE[engine])
    return new LockGuardedLog(await logOf(parts), hold)
  } catch (error) {
    await hold.close()
    throw error
  }
}

/** The engine alone, whoever else uses the log. */
export async function logOf({ config, connection, pool, onLogLost, onWaiting }: LogParts): Promise<EventLog> {
  const { eventStoreUrl: connectionString, eventStoreFailover } = config
  if (connectionString === undefined) return postgresEventStore({ pool, listen: connection })
  const onLost = onLogLost ? { onLost: onLogLost } : {}
  return answering({ connectionString, failoverMs: eventStoreFailover * 1000, ...onLost }, onWaiting)
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
/** Whoever starts it is told after so long what it waits for. */
const TOLD_AFTER_MS = 2000

async function answering(server: EventStoreDbOptions, onWaiting?: (words: string) => void): Promise<EventLog> {
  // Its client takes long to load, and most installations start without it.
  const { eventStoreDb } = await import('@practicum/infra/event-store/eventstoredb/eventstoredb')
  const log = eventStoreDb(server)
  const address = addressOf(server)
  const telling = setTimeout(() => onWaiting?.(`waiting for EventStoreDB at ${address}`), TOLD_AFTER_MS)
  try {
    await untilThere(log)
    return log
  } catch (error) {
    await log.close()
    throw refusalOf(error, address)
  } finally {
    clearTimeout(telling)
  }
}

async function untilThere(log: EventLog): Promise<void> {
  const giveUp = performance.now() + ANSWERS_WITHIN_MS
  for (;;) {
    try {
      await log.head()
      return
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() >= giveUp) throw error
      await wait(AGAIN_MS)
    }
  }
}

/** Without user and password. */
const addressOf = ({ connectionString }: EventStoreDbOptions): string => connectionString.replace(/\/\/[^@/]*@/, '//')

function refusalOf(error: unknown, address: string): StartRefused {
  const reason = error instanceof Error ? error.message : String(error)
  const words =
    error instanceof StoreRefused
      ? `EventStoreDB at ${address} does not go with this installation: ${reason}. See EVENTSTORE_URL, its user and its certificate.`
      : `EventStoreDB does not answer at ${address} (${reason}). Is it running, and is EVENTSTORE_URL right?`
  return new StartRefused('log-unreachable', words, { cause: error })
}
