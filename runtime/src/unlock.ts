// npm run unlock -- --email who@where: lifts the lock that attacks have put on an account for devices that are new to it.
import { parseArgs } from 'node:util'
import { systemContext } from '@practicum/command-service/execution/context'
import { liftLock } from '@practicum/command-service/features/sessions/sessions.lock'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { withCommands } from './command-tool'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run unlock -- --email who@where'

async function run(): Promise<number> {
  const { email } = parseArgs({ options: { email: { type: 'string' } }, strict: false }).values
  if (typeof email !== 'string') return refused(USAGE)
  return withCommands(async ({ services }) => {
    const credential = await services.credentials.find(email)
    if (!credential) return refused('Nobody signs in with this address')
    const lifted = await liftLock(services, credential.userId, systemContext(newId(), new Date()))
    if (isRefusal(lifted)) return refused(`It was refused: ${lifted.code}`)
    console.log(lifted ? 'New devices can sign in to this account again.' : 'This account was not locked.')
    return 0
  })
}

runTool(run)
