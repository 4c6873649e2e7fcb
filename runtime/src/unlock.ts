// npm run unlock -- --email who@where: lifts the lock that attacks have put on an account for devices that are new to it.
import { parseArgs } from 'node:util'
import { systemContext } from '@practicum/command-service/execution/context'
import { liftLock } from '@practicum/command-service/features/sessions/sessions.lock'
import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { layFoundations } from './composition/foundations'
import { commandServices } from './composition/write-side'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run unlock -- --email who@where'

async function run(): Promise<number> {
  const { email } = parseArgs({ options: { email: { type: 'string' } }, strict: false }).values
  if (typeof email !== 'string') return refused(USAGE)
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const database = await reachDatabase(config, log)
  try {
    const foundations = await layFoundations({ config, connection: database.connection, log })
    try {
      const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
      const credential = await services.credentials.find(email)
      if (!credential) return refused('Nobody signs in with this address')
      const lifted = await liftLock(services, credential.userId, systemContext(newId(), new Date()))
      if (isRefusal(lifted)) return refused(`It was refused: ${lifted.code}`)
      console.log(lifted ? 'New devices can sign in to this account again.' : 'This account was not locked.')
      return 0
    } finally {
      await foundations.close()
    }
  } finally {
    await database.close()
  }
}

runTool(run)
