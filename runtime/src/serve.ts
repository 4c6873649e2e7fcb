// npm run serve -- command-service | query-service | projections | reactor | frontend: one process of an installation that is spread out.
import type { Server } from 'node:http'
import { type Config, type OpenConfig, readConfig, readSettings } from '@practicum/infra/config/config'
import { listen } from '@practicum/infra/config/listen'
import { StartRefused } from '@practicum/infra/config/start-refused'
import { createLog, type Log } from '@practicum/infra/observe/log'
import { composeFrontend } from './composition/frontend'
import { PROCESSES, type ProcessName } from './composition/parts'
import { composePracticum } from './composition/practicum'
import { demonstrationOf } from './demonstration/fill'
import { openDatabase } from './open-installation'
import { runProgram } from './run-program'
import { builtWeb } from './web-folder'

const FRONTEND = 'frontend'
const NAMES = [...Object.keys(PROCESSES), FRONTEND]

const isProcess = (name: string): name is ProcessName => Object.hasOwn(PROCESSES, name)

const wrong = (words: string): StartRefused => new StartRefused('setting-wrong', words)

/** What processes share must be named: none of them may bring its own. */
function requireShared({ databaseUrl, kafkaBrokers }: Config): void {
  const missing = Object.entries({ DATABASE_URL: databaseUrl, KAFKA_BROKERS: kafkaBrokers })
  const names = missing.filter(([, value]) => value === undefined).map(([name]) => name)
  if (names.length > 0) throw wrong(`A process of its own needs ${names.join(' and ')} in the environment.`)
}

interface Started {
  readonly server: Server
  stop(): Promise<void>
  /** What comes between listening and being ready. */
  begin(): Promise<void>
}

async function startFrontend(config: OpenConfig): Promise<Started> {
  const { webFolder } = builtWeb()
  if (webFolder === undefined) throw wrong('The pages are not built. `npm start` builds them.')
  return { ...(await composeFrontend(config, webFolder)), begin: async () => undefined }
}

async function startProcess(name: ProcessName, config: Config, log: Log): Promise<Started> {
  requireShared(config)
  const { connection } = await openDatabase(config, log)
  const parts = PROCESSES[name]
  const fill = parts.has('commands') ? demonstrationOf(config, log) : {}
  return composePracticum({ config, connection, log, parts, migrates: false, ...builtWeb(), ...fill })
}

interface Chosen {
  readonly settings: OpenConfig
  readonly start: (log: Log) => Promise<Started>
}

/** The front end is given no secret, so it reads none. */
async function chosen(name: string): Promise<Chosen> {
  if (isProcess(name)) {
    const config = await readConfig(process.env, 'apart')
    return { settings: config, start: log => startProcess(name, config, log) }
  }
  if (name !== FRONTEND) throw wrong(`There is no process "${name}", only ${NAMES.join(', ')}.`)
  const settings = readSettings(process.env)
  return { settings, start: () => startFrontend(settings) }
}

runProgram(async ({ onStop }) => {
  const name = process.argv[2] ?? ''
  const { settings, start } = await chosen(name)
  const log = createLog(settings.logLevel, { process: name })
  onStop(async () => log.info({}, 'stopped'))
  const started = await start(log)
  onStop(() => started.stop())
  const { host, port } = await listen(started.server, settings.http)
  await started.begin()
  console.log(`practicum ${name} is ready: http://${host}:${port}`)
})
