// The whole installation as plain processes: PostgreSQL, a Kafka broker, several of each service, and a proxy in front.
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type KafkaBroker, startBroker } from '@practicum/infra/bus/kafka/broker'
import { ACCOUNTS } from '@practicum/runtime/composition/accounts'
import { PROCESSES, type ProcessName } from '@practicum/runtime/composition/parts'
import type pg from 'pg'
import { type TestDatabase, testDatabase } from '../setup/database'
import { FrontDoor } from './front-door'
import { Machine, ROOT } from './machine'

export interface Topology {
  readonly url: string
  readonly database: TestDatabase
  readonly broker: KafkaBroker
  readonly machines: Readonly<Record<ProcessName, readonly Machine[]>>
  readonly all: readonly Machine[]
  close(): Promise<void>
}

const NAMES = Object.keys(PROCESSES) as ProcessName[]
const serve = join(ROOT, 'dist', 'server', 'serve.js')
const migrate = join(ROOT, 'dist', 'server', 'migrate.js')

const secrets = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['CSRF_KEY', 'COOKIE_KEY', 'KEY_ENCRYPTION_KEY', 'BLIND_INDEX_KEY', 'ANCHOR_KEY'].map(name => [
      name,
      randomBytes(32).toString('base64'),
    ]),
  )

/** Every process logs in to PostgreSQL with an account of its own, and the demonstration is there. */
export async function startTopology(instances = 2): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-topology-'))
  const [database, broker] = await Promise.all([
    testDatabase(),
    startBroker({ root: ROOT, folder: join(folder, 'kafka') }),
  ])
  const password = randomBytes(16).toString('hex')
  await migrated(database.connection, password, folder)
  const shared = {
    ...secrets(),
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    DATA_DIR: join(folder, 'data'),
    KAFKA_BROKERS: broker.address,
    READ_MODEL_SHARES: '3',
  }
  const machineOf = (name: ProcessName, instance: number): Promise<Machine> => {
    const { login } = ACCOUNTS[name]
    const env = {
      ...shared,
      // One of them makes the demonstration, the others find it.
      DEMO: name === 'command-service' ? 'true' : 'false',
      DATABASE_URL: urlOf({ ...database.connection, user: login, password }),
    }
    return Machine.of({ name: `${name}-${instance}`, args: [serve, name], env, folder })
  }
  const entries = await Promise.all(
    NAMES.map(async name => {
      const made = await Promise.all(Array.from({ length: instances }, (_, index) => machineOf(name, index + 1)))
      return [name, made] as const
    }),
  )
  const machines = Object.fromEntries(entries) as unknown as Topology['machines']
  const all = entries.flatMap(([, made]) => made)
  await Promise.all(all.map(machine => machine.start()))
  const door = new FrontDoor({ commands: machines['command-service'], queries: machines['query-service'] })
  return {
    url: await door.open(),
    database,
    broker,
    machines,
    all,
    async close() {
      door.close()
      await Promise.all(all.map(machine => machine.kill('SIGTERM')))
      await broker.stop()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function migrated(connection: pg.ClientConfig, password: string, folder: string): Promise<void> {
  const passwords = Object.fromEntries(Object.values(ACCOUNTS).map(({ setting }) => [setting, password]))
  const env = { ...process.env, ...passwords, DATABASE_URL: urlOf(connection), DATA_DIR: join(folder, 'data') }
  await promisify(execFile)(process.execPath, [migrate], { env })
}

function urlOf({ host, port, user, password, database }: pg.ClientConfig): string {
  const where = new URLSearchParams({ host: String(host), port: String(port) })
  return `postgres://${user}:${String(password)}@/${database}?${where}`
}
