// The other end of contestant.ts: becomes the server that was ordered and tells its port.
import { createServer, type Server } from 'node:http'
import { readConfig } from '@practicum/infra/config/config'
import { type Address, listen } from '@practicum/infra/config/listen'
import { PROCESSES } from '@practicum/runtime/composition/parts'
import { composePracticum } from '@practicum/runtime/composition/practicum'
import { anchorApp } from './anchor'
import type { ContestantKind, ServeOrder } from './contestant'
import { quietLog, SETTINGS } from './installation'

export async function serve(): Promise<void> {
  const order = await new Promise<ServeOrder>(resolve => process.once('message', resolve))
  const { port } = await SERVERS[order.kind](order)
  process.send?.({ port })
  // Nothing here outlives the measurement: the database is thrown away.
  process.once('SIGTERM', () => process.exit(0))
  process.once('disconnect', () => process.exit(0))
}

const listening = (server: Server): Promise<Address> => listen(server, { host: '127.0.0.1', port: 0 })

const SERVERS: Readonly<Record<ContestantKind, (order: ServeOrder) => Promise<Pick<Address, 'port'>>>> = {
  anchor: async ({ connection }) => listening(createServer(await anchorApp(connection))),
  async whole({ dataDir, connection, eventStoreUrl }) {
    const config = { ...(await readConfig({ ...SETTINGS, DATA_DIR: dataDir })), eventStoreUrl }
    return listening((await composePracticum({ config, connection, log: quietLog() })).server)
  },
  /** The write side as it runs where read models and effects have processes of their own. */
  async commands({ dataDir, connection }) {
    const config = await readConfig({ ...SETTINGS, DATA_DIR: dataDir })
    const parts = PROCESSES['command-service']
    return listening((await composePracticum({ config, connection, log: quietLog(), parts })).server)
  },
}
