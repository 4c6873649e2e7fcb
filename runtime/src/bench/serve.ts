// The other end of contestant.ts: becomes the server that was ordered and tells its port.
import { createServer, type Server } from 'node:http'
import { readConfig } from '@practicum/infra/config/config'
import { listen } from '@practicum/infra/config/listen'
import { mountAll } from '@practicum/infra/http/pipeline'
import { allRows } from '@practicum/shared/contract/all'
import { createApp } from '../composition/app'
import { layFoundations } from '../composition/foundations'
import { composePracticum } from '../composition/practicum'
import { commandBindings, commandServices } from '../composition/write-side'
import { anchorApp } from './anchor'
import type { ContestantKind, ServeOrder } from './contestant'
import { quietLog, SETTINGS } from './installation'

export async function serve(): Promise<void> {
  const order = await new Promise<ServeOrder>(resolve => process.once('message', resolve))
  const server = await SERVERS[order.kind](order)
  const { port } = await listen(server, { host: '127.0.0.1', port: 0 })
  process.send?.({ port })
  // Nothing here outlives the measurement: the database is thrown away.
  process.once('SIGTERM', () => process.exit(0))
  process.once('disconnect', () => process.exit(0))
}

const SERVERS: Readonly<Record<ContestantKind, (order: ServeOrder) => Promise<Server>>> = {
  anchor: async ({ connection }) => createServer(await anchorApp(connection)),
  async whole({ dataDir, connection }) {
    const config = await readConfig({ ...SETTINGS, DATA_DIR: dataDir })
    return (await composePracticum({ config, connection, log: quietLog() })).server
  },
  /** The write side as it runs where read models and effects have processes of their own. */
  async commands({ dataDir, connection }) {
    const config = await readConfig({ ...SETTINGS, DATA_DIR: dataDir })
    const foundations = await layFoundations({ config, connection, log: quietLog() })
    const services = commandServices({ ...foundations, config, catchUp: foundations.runner.catchUp })
    const app = createApp({ trustedProxies: [] })
    const bindings = commandBindings(services)
    const bound = new Set(bindings.map(({ row }) => row.name))
    const rows = allRows.filter(({ name }) => bound.has(name))
    mountAll(app, rows, bindings, {
      ...services,
      readPool: foundations.databases.read,
      caughtUp: () => Promise.resolve(true),
      report: () => undefined,
    })
    return createServer(app)
  },
}
