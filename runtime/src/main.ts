// npm start ends here: configuration, database, composition, demonstration, then the address to open.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from '@practicum/infra/config/config'
import { listen } from '@practicum/infra/config/listen'
import { reportFailedStart } from '@practicum/infra/config/start-refused'
import { stopRequested } from '@practicum/infra/config/stop-request'
import { createLog } from '@practicum/infra/observe/log'
import { composePracticum } from './composition/practicum'
import { fillDemonstration } from './demonstration/fill'
import { openDatabase } from './open-installation'
import { printWelcome } from './welcome'

const closings: (() => Promise<unknown>)[] = []
let stopping: Promise<unknown> | undefined

/** In the reverse order of what was opened; asked twice, it happens once. */
function stopAll(): Promise<unknown> {
  stopping ??= closings.reverse().reduce<Promise<unknown>>((before, close) => before.then(close), Promise.resolve())
  return stopping
}

async function start(): Promise<void> {
  const config = await readConfig(process.env)
  const log = createLog(config.logLevel)
  closings.push(async () => log.info({}, 'stopped'))
  const database = await openDatabase(config, log)
  closings.push(() => database.close())
  void database.lost.then(error => {
    log.error({ error }, 'the database is gone')
    return end(1)
  })
  const web = fileURLToPath(new URL('../web', import.meta.url))
  const { connection } = database
  const practicum = await composePracticum({ config, connection, log, ...(existsSync(web) ? { webFolder: web } : {}) })
  closings.push(() => practicum.stop())
  // The port first: a start that is going to be refused must not begin the demonstration.
  const address = await listen(practicum.server, config.http)
  closings.push(async () => practicum.server.close())
  if (config.demo) await fillDemonstration(practicum, log)
  printWelcome(address, config)
}

const GIVE_UP_MS = 15_000

async function end(code: number): Promise<void> {
  setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
  await stopAll().catch(() => undefined)
  process.exit(code)
}

void stopRequested().then(() => end(0))

start().catch(error => {
  reportFailedStart(error)
  return end(1)
})
