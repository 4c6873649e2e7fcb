// npm run first-admin -- --email who@where --first-name Ada --last-name Stone: makes the first account of an installation, and prints its password once.
import { parseArgs } from 'node:util'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { isZone } from '@practicum/shared/kernel/zones'
import { z } from 'zod'
import { withCommands } from './command-tool'
import { foundFirstAdmin } from './founding'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run first-admin -- --email who@where --first-name Ada --last-name Stone [--zone America/New_York]'

const request = z.object({
  email: z.email().max(200),
  'first-name': z.string().trim().min(1).max(100),
  'last-name': z.string().trim().min(1).max(100),
  zone: z.string().refine(isZone),
})

async function run(): Promise<number> {
  const options = {
    email: { type: 'string' },
    'first-name': { type: 'string' },
    'last-name': { type: 'string' },
    zone: { type: 'string', default: 'America/New_York' },
  } as const
  const parsed = request.safeParse(parseArgs({ options, strict: false }).values)
  if (!parsed.success) return refused(USAGE)
  const { email, zone, 'first-name': firstName, 'last-name': lastName } = parsed.data
  return withCommands(async tool => {
    // Whoever else keeps the read models, they must show the new person before anybody is told the password.
    await tool.keeper.start()
    const onWaiting = (models: readonly string[]): void =>
      tool.log.warn({ models }, 'the person is made; waiting until these read models show it')
    const made = await foundFirstAdmin({ ...tool, onWaiting }, { email, zone, firstName, lastName })
    if (isRefusal(made)) return refused(`It was refused: ${made.code}`)
    console.log(`${email} runs the platform. The password, printed this once: ${made.password}`)
    return 0
  })
}

runTool(run)
