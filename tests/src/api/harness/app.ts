// The whole product over a database of its own, for whole-API specs: real PostgreSQL, real log, real sessions, real HTTP.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '@practicum/infra/config/config'
import { type Position, START } from '@practicum/infra/event-store/port'
import { toPosition } from '@practicum/infra/event-store/positions'
import { createLog } from '@practicum/infra/observe/log'
import { readStalls } from '@practicum/projections/runner/stalls'
import { type CompositionOptions, composePracticum, type Practicum } from '@practicum/runtime/composition/practicum'
import { allProjections } from '@practicum/runtime/composition/read-side'
import type { TestDatabase } from '../../setup/database'
import { migratedDatabase } from '../../setup/migrated-database'
import { PATIENCE_MS } from '../../setup/patience'
import { Browser } from './browser'
import { eventually } from './eventually'
import { waitingForOthers } from './others'

export interface TestApp {
  readonly practicum: Practicum
  readonly config: Config
  readonly database: TestDatabase
  readonly url: string
  /** A browser of its own: cookies, CSRF token, nobody signed in. */
  visitor(): Browser
  /** Waits until every read model that gets on shows everything written so far: what others wrote is seen a moment later. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

const key = () => ({ current: { id: 'test', bytes: randomBytes(32) }, previous: undefined })

/** Settings of a product under test, with fresh keys. */
export const testConfig = (dataDir: string): Config => ({
  mode: 'test',
  http: { host: '127.0.0.1', port: 0 },
  dataDir,
  databaseUrl: undefined,
  eventStoreUrl: undefined,
  eventStoreFailover: 15,
  objects: undefined,
  anchors: undefined,
  kafkaBrokers: undefined,
  trustedProxies: [],
  operators: ['loopback'],
  kafkaTopic: 'practicum.events',
  kafkaReplicas: 1,
  readModelShares: 1,
  strangerSockets: 200,
  writesPerHour: 100_000,
  mapTiles: undefined,
  companion: undefined,
  keysRemembered: 20,
  publicUrl: 'http://localhost:3000',
  mail: undefined,
  mailReturns: undefined,
  texts: undefined,
  google: undefined,
  textsPerDay: 1000,
  textCountries: [],
  webhooksToPrivate: false,
  scanner: undefined,
  passwordResetMinutes: 60,
  twoFactorRequiredRoles: [],
  demo: false,
  logLevel: 'error',
  session: { idle: 480, idleWarning: 120, lifetime: 7200, absolute: 43_200 },
  secrets: { csrf: key(), cookie: key(), keyEncryption: key(), blindIndex: key(), anchor: key() },
})

interface AppOptions
  extends Pick<CompositionOptions, 'at' | 'passwordCost' | 'keysForgottenAfterMs' | 'shownWithinMs' | 'fill'>,
    Partial<Pick<CompositionOptions, 'log'>>,
    Partial<Pick<Config, 'kafkaBrokers' | 'eventStoreUrl' | 'objects'>> {
  /** What is set otherwise than in {@link testConfig}. */
  readonly settings?: Partial<Config>
}

/** Everybody of every program is registered and signs in: at the cost of the product that is most of what a program takes. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 }

/** After which it is looked whether a read model has stalled. */
const STALLED_MS = 500
/** After which it is looked again whether what was answered is carried out. */
const LOOKED_MS = 25

/** `at`: stages of the projection runner, to slow or break it. */
export async function startApp({
  kafkaBrokers,
  eventStoreUrl,
  objects,
  settings,
  ...options
}: AppOptions = {}): Promise<TestApp> {
  const database = await migratedDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'practicum-'))
  const anchors = objects && { ...objects, prefix: `${objects.prefix}anchors/` }
  const own = { ...testConfig(dataDir), kafkaBrokers, eventStoreUrl, objects, anchors, ...settings }
  const practicum = await composePracticum({
    config: own,
    // A machine that is busy with other suites may need longer for a connection than people would wait.
    connection: { ...database.connection, connectionTimeoutMillis: PATIENCE_MS },
    log: createLog('error'),
    passwordCost: CHEAP,
    keysForgottenAfterMs: 0,
    shownWithinMs: PATIENCE_MS,
    ...options,
  })
  await practicum.begun
  await new Promise<void>(resolve => practicum.server.listen(0, '127.0.0.1', resolve))
  const { port } = practicum.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const end = () => (eventStoreUrl === undefined ? endOfLog(database) : practicum.store.head())
  const gettingOn = async () => {
    const stalled = new Set((await readStalls(database.pool)).map(({ name }) => name))
    return allProjections.map(({ name }) => name).filter(name => !stalled.has(name))
  }
  /** What was answered of signing up by a link is carried out after it. */
  const isCarriedOut = async () => (await database.pool.query('select from access.signup limit 1')).rowCount === 0
  const caughtUp = async () => {
    await eventually(isCarriedOut, done => done)
    await practicum.waterMark.waitForPosition(await gettingOn(), await end(), PATIENCE_MS)
  }
  /** What stalls meanwhile is waited for no longer: a read need not see how that ends. */
  const readable = async () => {
    for (let waited = 0; waited < PATIENCE_MS && !(await isCarriedOut()); waited += LOOKED_MS)
      await new Promise(resolve => setTimeout(resolve, LOOKED_MS))
    const position = await end()
    for (let waited = 0; waited < PATIENCE_MS; waited += STALLED_MS)
      if (await practicum.waterMark.waitForPosition(await gettingOn(), position, STALLED_MS)) return
  }
  // Who slows or breaks the read models wants to see them behind.
  const others = options.at === undefined ? waitingForOthers(readable) : undefined
  return {
    practicum,
    config: own,
    database,
    url,
    visitor: () => new Browser(url, undefined, others),
    caughtUp,
    async close() {
      practicum.server.close()
      practicum.server.closeAllConnections()
      await practicum.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Of what is committed, also where the order of the log does not show it yet because another transaction is still open. */
export async function endOfLog({ pool }: TestDatabase): Promise<Position> {
  const { rows } = await pool.query<{ xid: string; ordinal: string }>(
    'select xid::text, ordinal from log.event e order by e.xid desc, ordinal desc limit 1',
  )
  const [last] = rows
  return last ? toPosition(last.xid, last.ordinal) : START
}
