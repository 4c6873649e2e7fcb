// The process that serves the pages and nothing else: no database, no keys, nothing to lose.
import type { Server } from 'node:http'
import type { OpenConfig } from '@practicum/infra/config/config'
import { createMetrics } from '@practicum/infra/observe/metrics'
import { createApp, finishApp, mountOperatorPages } from './app'
import { drain, serverFor } from './drain'

export interface Frontend {
  readonly server: Server
  stop(): Promise<void>
}

export async function composeFrontend(config: OpenConfig, webFolder: string): Promise<Frontend> {
  const app = createApp(config)
  const { operators } = config
  mountOperatorPages(app, {
    operators,
    metrics: createMetrics(),
    lostPlaces: () => [],
    stalled: async () => [],
    parked: async () => [],
    contract: false,
    ready: async () => true,
  })
  await finishApp(app, webFolder, config)
  const server = serverFor(app)
  return { server, stop: () => drain(server) }
}
