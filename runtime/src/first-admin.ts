// npm run first-admin -- --email who@where --first-name Ada --last-name Stone: makes the first account of an installation, and prints its password once.
import { parseArgs } from 'node:util'
import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { z } from 'zod'
import { layFoundations } from './composition/foundations'
import { commandServices } from './composition/write-side'
import { foundFirstAdmin } from './founding'
import { reachDatabase } from './reach-database'
import { refused, runTool } from './run-tool'

const USAGE = 'npm run first-admin -- --email who@where --first-name Ada --last-name Stone [--zone America/New_York]'

const request = z.object({
  email: z.email().max(200),
  'first-name': z.string().trim().min(1).max(100),
  'last-name': z.string().trim().min(1).max(100),
  zone: z.string().refine(zone => Intl.supportedValuesOf('timeZone').includes(zone)),
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
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const database = await reachDatabase(config, log)
  try {
    const foundations = await layFoundations({ config, connection: database.connection, log })
    try {
      // Whoever else keeps the read models, they must show the new person before anybody is told the password.
      await foundations.keeper.start()
      const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
      const onWaiting = (models: readonly string[]): void =>
        log.warn({ models }, 'the person is made; waiting until these read models show it')
      const made = await foundFirstAdmin({ ...foundations, services, onWaiting }, { email, zone, firstName, lastName })
      if (isRefusal(made)) return refused(`It was refused: ${made.code}`)
      console.log(`${email} runs the platform. The password, printed this once: ${made.password}`)
      return 0
    } finally {
      await foundations.close()
    }
  } finally {
    await database.close()
  }
}

runTool(run)
