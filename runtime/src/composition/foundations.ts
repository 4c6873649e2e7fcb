// What every process stands on: databases, keys, codec, log and the read models that follow it.
import { AnchorCopies, type AnchorCopy } from '@practicum/infra/audit/anchor-copies'
import { Audit } from '@practicum/infra/audit/audit'
import { type EventCodec, eventCodec } from '@practicum/infra/codec/codec'
import type { Config } from '@practicum/infra/config/config'
import type { EventLog } from '@practicum/infra/event-store/chain'
import type { PlaceWatch } from '@practicum/infra/event-store/place-watch'
import type { Position } from '@practicum/infra/event-store/port'
import { postgresPersonKeys, type StoredPersonKeys } from '@practicum/infra/keys/postgres'
import type { ObjectStore } from '@practicum/infra/objects/port'
import type { Log } from '@practicum/infra/observe/log'
import { ProjectionWaterMark } from '@practicum/projections/runner/catch-up'
import { readCheckpoints } from '@practicum/projections/runner/checkpoints'
import { ReadModelKeeper } from '@practicum/projections/runner/keeper'
import type { RunnerOptions } from '@practicum/projections/runner/runner-options'
import { allCatalogs } from '@practicum/shared/events/all'
import type pg from 'pg'
import { type Databases, keysDatabaseOf, openDatabases } from './databases'
import { openAnchorCopies, openObjects } from './objects'
import { type Observation, observe } from './observation'
import { EVERY_PART, type Parts } from './parts'
import { allProjections } from './read-side'
import { openWatchedLog } from './watched-log'

export interface Foundations {
  readonly connection: pg.ClientConfig
  readonly databases: Databases
  readonly store: EventLog
  /** Whether the log is still the one that read models, relay and sessions have followed. */
  readonly places: PlaceWatch
  readonly codec: EventCodec
  readonly keys: StoredPersonKeys
  /** The bytes of files. */
  readonly objects: ObjectStore
  /** Signs and verifies log and access trail. */
  readonly audit: Audit
  /** Which positions the read models show, whoever keeps them. */
  readonly waterMark: ProjectionWaterMark
  /** Keeps them in this process, once started. */
  readonly keeper: ReadModelKeeper
  readonly report: (error: unknown) => void
  close(): Promise<void>
}

export interface FoundationOptions {
  readonly config: Config
  readonly connection: pg.ClientConfig
  readonly log: Log
  /** Told of what goes on; default: errors go to the log. */
  readonly observation?: Pick<Observation, 'report' | 'onApplied'>
  /** What the process is; default: everything. */
  readonly parts?: Parts
  /** False: the databases must have the shape of this release already. */
  readonly migrates?: boolean
  /** Stages of the runner, for specs that slow or break it. */
  readonly at?: RunnerOptions['at']
}

/** A keeper in this process tells its commits at once; so much later the word of another is looked for. */
const OWN_WORD_MS = 20

export async function layFoundations(options: FoundationOptions): Promise<Foundations> {
  const { config, connection, log, at, parts = EVERY_PART } = options
  const { report, onApplied } = options.observation ?? observe(log)
  const databases = await openDatabases({ ...options, keys: keysConnection(connection), report })
  const keys = postgresPersonKeys(databases.keys, config.secrets.keyEncryption, config.keysRemembered * 1000)
  const codec = eventCodec(allCatalogs, keys)
  const waterMark = new ProjectionWaterMark({
    look: () => positionsIn(databases),
    afterMs: parts.has('read-models') ? OWN_WORD_MS : 0,
  })
  const { store, places } = await openWatchedLog(options, databases.write, () => waterMark.forget()).catch(
    async error => {
      await databases.close()
      throw error
    },
  )
  const objects = await openObjects(config).catch(async error => {
    await store.close()
    await databases.close()
    throw error
  })
  const audit = auditOf(options, store, databases.write)
  const common = { store, places, codec, connection, waterMark }
  const keeper = new ReadModelKeeper({
    ...common,
    at,
    onApplied,
    pool: databases.project,
    projections: allProjections,
    shares: config.readModelShares,
    onError: report,
  })
  return {
    ...common,
    databases,
    keys,
    objects,
    audit,
    keeper,
    report,
    async close() {
      await keeper.stop()
      places.close()
      await store.close()
      await databases.close()
    },
  }
}

/** A copy of every anchor is a line of the log, too. */
function auditOf({ config, log: lines }: FoundationOptions, log: EventLog, pool: pg.Pool): Audit {
  const told = (anchor: AnchorCopy): void => lines.info({ anchor }, 'anchor signed')
  const copies = new AnchorCopies(() => openAnchorCopies(config), told)
  return new Audit({ log, pool, keys: config.secrets.anchor, copies })
}

async function positionsIn({ write }: Databases): Promise<readonly (readonly [string, Position])[]> {
  return [...(await readCheckpoints(write))].map(([name, { position }]) => [name, position] as const)
}

export const keysConnection = (connection: pg.ClientConfig): pg.ClientConfig => ({
  ...connection,
  database: keysDatabaseOf(connection),
})
