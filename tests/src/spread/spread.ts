// An installation spread out over processes of one machine, with a load balancer: what rehearsals and measurements run.
import { execFile } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { urlOf } from '@practicum/infra/postgres/url'
import { ACCOUNTS } from '@practicum/runtime/composition/accounts'
import { PROCESSES, type ProcessName } from '@practicum/runtime/composition/parts'
import type pg from 'pg'
import { type Behind, type Ingress, LoadBalancer } from './load-balancer'
import { Machine } from './machine'

export interface SpreadOptions {
  readonly connection: pg.ClientConfig
  readonly brokers: readonly string[]
  /** Where logs and files are kept. */
  readonly folder: string
  /** Of the built programs. */
  readonly programs: string
  /** Of each process, or of all. */
  readonly instances: number | Readonly<Record<ProcessName, number>>
  readonly settings?: Readonly<Record<string, string>>
  /** What stands in front; default: a {@link LoadBalancer}. */
  readonly ingress?: (behind: Behind) => Ingress
}

export interface Spread {
  /** Of the load balancer. */
  readonly url: string
  readonly machines: Readonly<Record<ProcessName, readonly Machine[]>>
  readonly all: readonly Machine[]
  close(): Promise<void>
}

const NAMES = Object.keys(PROCESSES) as ProcessName[]
const SECRETS = ['CSRF_KEY', 'COOKIE_KEY', 'KEY_ENCRYPTION_KEY', 'BLIND_INDEX_KEY', 'ANCHOR_KEY']

/** Migrates first; every process logs in with an account of its own. Resolves when all are ready. */
export async function startSpread(options: SpreadOptions): Promise<Spread> {
  const password = accountPassword(options.connection)
  await migrate(options, password)
  const entries = await Promise.all(
    NAMES.map(async name => {
      const { instances } = options
      const length = typeof instances === 'number' ? instances : instances[name]
      const made = Array.from({ length }, (_, index) =>
        Machine.of({
          name: `${name}-${index + 1}`,
          args: [join(options.programs, 'serve.js'), name],
          env: environmentOf(name, options, password),
          folder: options.folder,
        }),
      )
      return [name, await Promise.all(made)] as const
    }),
  )
  const machines = Object.fromEntries(entries) as unknown as Spread['machines']
  const all = entries.flatMap(([, made]) => made)
  await Promise.all(all.map(machine => machine.start()))
  const behind = { commands: machines['command-service'], queries: machines['query-service'] }
  const ingress = options.ingress?.(behind) ?? new LoadBalancer(behind)
  return {
    url: await ingress.open(),
    machines,
    all,
    async close() {
      await ingress.close()
      await Promise.all(all.map(machine => machine.kill('SIGTERM')))
    },
  }
}

/** Accounts belong to the whole server: installations beside each other on it must agree. */
const accountPassword = ({ password }: pg.ClientConfig): string =>
  createHash('sha256')
    .update(`accounts|${String(password)}`)
    .digest('hex')

function environmentOf(name: ProcessName, options: SpreadOptions, password: string): Readonly<Record<string, string>> {
  const user = ACCOUNTS[name].login
  return { ...settingsOf(options), DATABASE_URL: urlOf({ ...options.connection, user, password }) }
}

/** As the account of the connection itself. */
export function settingsOf({ connection, brokers, folder, settings }: SpreadOptions): Readonly<Record<string, string>> {
  return {
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    WRITES_PER_HOUR: '1000000',
    DATA_DIR: join(folder, 'data'),
    KAFKA_BROKERS: brokers.join(','),
    READ_MODEL_SHARES: '3',
    ...sharedSecrets,
    ...settings,
    DATABASE_URL: urlOf(connection),
  }
}

/** The same for all processes of a run. */
const sharedSecrets = Object.fromEntries(SECRETS.map(name => [name, randomBytes(32).toString('base64')]))

async function migrate({ connection, programs, folder }: SpreadOptions, password: string): Promise<void> {
  const passwords = Object.fromEntries(Object.values(ACCOUNTS).map(({ setting }) => [setting, password]))
  const env = { ...passwords, DATABASE_URL: urlOf(connection), DATA_DIR: join(folder, 'data') }
  await promisify(execFile)(process.execPath, [join(programs, 'migrate.js')], { env })
}
