// npm start ends here: configuration, database, composition, demonstration, then the address to open.
import { readConfig } from '@practicum/infra/config/config'
import { listen, requireFreePort } from '@practicum/infra/config/listen'
import { createLog } from '@practicum/infra/observe/log'
import { composePracticum } from './composition/practicum'
import { demonstrationOf } from './demonstration/fill'
import { openDatabase } from './open-installation'
import { runProgram } from './run-program'
import { builtWeb } from './web-folder'
import { printWelcome } from './welcome'

runProgram(async ({ onStop, end }) => {
  const config = await readConfig(process.env)
  const log = createLog(config.logLevel)
  onStop(async () => log.info({}, 'stopped'))
  await requireFreePort(config.http)
  const database = await openDatabase(config, log)
  onStop(() => database.close())
  void database.lost.then(error => {
    log.error({ error }, 'the database is gone')
    return end(1)
  })
  const { connection } = database
  const practicum = await composePracticum({ config, connection, log, ...builtWeb(), ...demonstrationOf(config, log) })
  onStop(() => practicum.stop())
  // The port first: a start that is going to be refused must not begin the demonstration.
  const address = await listen(practicum.server, config.http)
  await practicum.begin()
  printWelcome(address, config)
})
