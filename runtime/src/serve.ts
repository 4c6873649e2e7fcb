// npm run serve -- command-service | query-service | projections | reactor: one process of an installation that is spread out.
import { type Config, readConfig } from '@practicum/infra/config/config'
import { listen } from '@practicum/infra/config/listen'
import { StartRefused } from '@practicum/infra/config/start-refused'
import { createLog } from '@practicum/infra/observe/log'
import { PROCESSES, type ProcessName } from './composition/parts'
import { composePracticum } from './composition/practicum'
import { fillDemonstration } from './demonstration/fill'
import { openDatabase } from './open-installation'
import { runProgram } from './run-program'
import { builtWeb } from './web-folder'

const isProcess = (name: string): name is ProcessName => Object.hasOwn(PROCESSES, name)

function chosen(name = ''): ProcessName {
  if (isProcess(name)) return name
  throw new StartRefused('setting-wrong', `There is no process "${name}", only ${Object.keys(PROCESSES).join(', ')}.`)
}

/** What processes share must be named: none of them may bring its own. */
function requireShared({ databaseUrl, kafkaBrokers }: Config): void {
  const missing = Object.entries({ DATABASE_URL: databaseUrl, KAFKA_BROKERS: kafkaBrokers })
  const names = missing.filter(([, value]) => value === undefined).map(([name]) => name)
  if (names.length === 0) return
  throw new StartRefused('setting-wrong', `A process of its own needs ${names.join(' and ')} in the environment.`)
}

runProgram(async ({ onStop }) => {
  const name = chosen(process.argv[2])
  const config = await readConfig(process.env)
  requireShared(config)
  const log = createLog(config.logLevel, { process: name })
  onStop(async () => log.info({}, 'stopped'))
  const { connection } = await openDatabase(config, log)
  const parts = PROCESSES[name]
  const practicum = await composePracticum({ config, connection, log, parts, migrates: false, ...builtWeb() })
  onStop(() => practicum.stop())
  const { host, port } = await listen(practicum.server, config.http)
  if (config.demo && parts.has('commands')) await fillDemonstration(practicum, log)
  await practicum.begun
  console.log(`practicum ${name} is ready: http://${host}:${port}`)
})
