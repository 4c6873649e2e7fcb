// npm run places -- check | settle [--confirm]: whether the log is the one that this installation has worked with, and how to go on where it is not; exit code 1 while it is not.
import { parseArgs } from 'node:util'
import { readConfig } from '@practicum/infra/config/config'
import { StartRefused } from '@practicum/infra/config/start-refused'
import { engineOf, LogLock } from '@practicum/infra/event-store/log-lock'
import { createLog } from '@practicum/infra/observe/log'
import { createPool } from '@practicum/infra/postgres/pool'
import { rebuild } from '@practicum/projections/runner/rebuild'
import { keysConnection, layFoundations } from './composition/foundations'
import { logOf } from './composition/log'
import { migrateAll } from './composition/migrations'
import { allProjections } from './composition/read-side'
import { settle } from './places/settle'
import { type Compared, settlementOf } from './places/settlement'
import { costInWords, lostInWords } from './places/words'
import { type ReachedDatabase, reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'
import { endLine, inRate, showProgress } from './terminal'

const USAGE = 'npm run places -- check | settle [--confirm]'

const IN_USE =
  'The log is in use, so nothing can be settled now: stop every process of Practicum that works on this database, then try again.'

interface Installation extends ReachedDatabase {
  readonly config: Awaited<ReturnType<typeof readConfig>>
}

/** Answers the exit code. */
type Task = (installation: Installation, compared: Compared) => Promise<number>

const check: Task = async (_installation, compared) => {
  const settlement = await settlementOf(compared)
  if (settlement.lost.length === 0) return allHold()
  for (const line of [...lostInWords(settlement.lost), ...costInWords(settlement)]) console.log(line)
  console.log('With every process stopped: npm run places -- settle --confirm')
  return 1
}

const settleAll: Task = async ({ connection, config }, compared) => {
  const hold = await LogLock.take(connection, 'alone')
  if (!hold) throw new StartRefused('log-moving', IN_USE)
  try {
    const settlement = await settlementOf(compared)
    if (settlement.lost.length === 0) return allHold()
    for (const line of [...lostInWords(settlement.lost), ...costInWords(settlement)]) console.log(line)
    await settle(compared.pool, settlement)
  } finally {
    await hold.close()
  }
  await buildAnew(config, connection)
  console.log('Settled: the log is the one of this installation. Next: npm run audit -- verify, then start.')
  return 0
}

function allHold(): number {
  console.log('The log holds everything at which this installation stands.')
  return 0
}

async function buildAnew(config: Installation['config'], connection: Installation['connection']): Promise<void> {
  const foundations = await layFoundations({ config, connection, log: createLog('warn') })
  const { store, codec, databases } = foundations
  const started = performance.now()
  try {
    const onProgress = ({ events }: { events: number }): void => showProgress(inRate(events, started))
    const built = await rebuild({ store, codec, pool: databases.project, onProgress }, allProjections)
    endLine(`${built.size} read models made anew`)
  } finally {
    await foundations.close()
  }
}

async function onInstallation(task: Task): Promise<number> {
  const config = await readConfig(process.env)
  const database = await reachDatabase(config, createLog('warn'))
  const { connection } = database
  const pool = createPool(connection, { name: 'places', max: 4 })
  try {
    await migrateAll({ connection, keys: keysConnection(connection) })
    const wanted = config.eventStoreUrl === undefined ? 'postgres' : 'eventstoredb'
    if ((await engineOf(pool, wanted)) !== wanted) throw new StartRefused('log-elsewhere', ELSEWHERE)
    const log = await logOf({ config, connection, pool })
    return await task({ ...database, config }, { log, pool }).finally(() => log.close())
  } finally {
    await pool.end()
    await database.close()
  }
}

const ELSEWHERE = 'The log of this installation is in the other engine: set EVENTSTORE_URL, or take it away.'

function run(args: readonly string[]): Promise<number> {
  const options = { confirm: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [verb] = positionals
  if (verb === 'check' || (verb === 'settle' && !values.confirm)) return onInstallation(check)
  return verb === 'settle' ? onInstallation(settleAll) : Promise.resolve(refused(USAGE))
}

runTool(run)
