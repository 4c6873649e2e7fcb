// What a tool of the command line that acts on the product stands on: the database, the foundations, and commands under the product's own rules.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { type Config, readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { type Foundations, layFoundations } from './composition/foundations'
import { commandServices } from './composition/write-side'
import { reachDatabase } from './reach-database'

export interface CommandTool extends Foundations {
  readonly config: Config
  readonly services: CommandServices
  readonly log: ReturnType<typeof createLog>
}

/** Resolves as `work` does, after everything that was opened for it is closed again. */
export async function withCommands<T>(work: (tool: CommandTool) => Promise<T>): Promise<T> {
  const config = await readConfig(process.env)
  const log = createLog('warn')
  const database = await reachDatabase(config, log)
  try {
    const foundations = await layFoundations({ config, connection: database.connection, log })
    try {
      const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
      return await work({ ...foundations, config, services, log })
    } finally {
      await foundations.close()
    }
  } finally {
    await database.close()
  }
}
