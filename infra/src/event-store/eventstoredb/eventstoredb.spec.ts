// The engine on EventStoreDB under the contract: always against the double, against a server where one is named.
import { eventStoreContract } from '../contract'
import { startDouble } from './double/double'
import { eventStoreDb } from './eventstoredb'

const server = process.env.EVENTSTORE_URL

eventStoreContract('EventStoreDB, its protocol on the engine in memory', async () => {
  const double = await startDouble()
  const open = () => eventStoreDb(double)
  const store = open()
  return {
    store,
    reopen: async () => open(),
    interrupt: () => double.interrupt(),
    async stop() {
      await store.close()
      await double.stop()
    },
  }
})

if (server !== undefined) {
  eventStoreContract('EventStoreDB, the server of EVENTSTORE_URL', async () => {
    const open = () => eventStoreDb({ connectionString: server })
    const store = open()
    return { store, reopen: async () => open(), stop: () => store.close() }
  })
}
