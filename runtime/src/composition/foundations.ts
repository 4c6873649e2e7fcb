// What every process stands on: databases, keys, codec, log and the read models that follow it.
import { join } from 'node:path'
import { type EventCodec, eventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import type { EventLog } from '@practicum/infra/event-store/chain'
import type { PersonKeys } from '@practicum/infra/keys/port'
import { postgresPersonKeys } from '@practicum/infra/keys/postgres'
import { fileObjects } from '@practicum/infra/objects/files'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { Log } from '@practicum/infra/observe/log'
import { ProjectionRunner, type RunnerOptions } from '@practicum/projections/runner/runner'
import { allCatalogs } from '@practicum/shared/events/all'
import type pg from 'pg'
import { type Databases, openDatabases } from './databases'
import { openLog } from './log'
import { allProjections } from './read-side'

export interface Foundations {
  readonly databases: Databases
  readonly store: EventLog
  readonly codec: EventCodec
  readonly keys: PersonKeys
  /** The bytes of files. */
  readonly objects: ObjectStore
  readonly runner: ProjectionRunner
  readonly report: (error: unknown) => void
  close(): Promise<void>
}

export interface FoundationOptions {
  readonly config: Config
  readonly connection: pg.ClientConfig
  readonly log: Log
  /** Stages of the runner, for specs that slow or break it. */
  readonly at?: RunnerOptions['at']
}

export async function layFoundations({ config, connection, log, at }: FoundationOptions): Promise<Foundations> {
  const report = (error: unknown): void => log.error({ error }, 'background work failed')
  const databases = await openDatabases(connection, report)
  const keys = postgresPersonKeys(databases.keys, config.secrets.keyEncryption)
  const codec = eventCodec(allCatalogs, keys)
  const store = await openLog({ config, connection, pool: databases.write }).catch(async error => {
    await databases.close()
    throw error
  })
  const objects = await fileObjects(join(config.dataDir, 'objects'))
  const runner = new ProjectionRunner({
    store,
    codec,
    pool: databases.project,
    projections: allProjections,
    onError: report,
    ...(at ? { at } : {}),
  })
  return {
    databases,
    store,
    codec,
    keys,
    objects,
    runner,
    report,
    async close() {
      await runner.stop()
      await store.close()
      await databases.close()
    },
  }
}
