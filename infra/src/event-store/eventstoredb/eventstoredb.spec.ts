// The engine on EventStoreDB under the contract: always against the double, and against a server where the run has one.
import { eventStoreLeg } from '@practicum/tests/setup/eventstore'
import { inThisRun } from '@practicum/tests/setup/rounds'
import { eventStoreContract } from '../contract'
import { ClusterDouble } from './double/cluster'
import { startDouble } from './double/double'
import { eventStoreDb } from './eventstoredb'

const server = eventStoreLeg()
/** Writers that share a stream overtake each other: each round of many takes longer than the one before. */
const ROUNDS = inThisRun(8, 25)
/** With leaders that die each takes longer still. */
const ROUNDS_OF_CLUSTER = inThisRun(2, 25)

eventStoreContract(
  'EventStoreDB, its protocol on the engine in memory',
  async () => {
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
  },
  ROUNDS,
)

eventStoreContract(
  'EventStoreDB, its protocol on a cluster of three whose leaders die',
  async () => {
    const cluster = await ClusterDouble.start()
    const open = () => eventStoreDb(cluster)
    const store = open()
    return {
      store,
      reopen: async () => open(),
      interrupt: () => cluster.elect(100),
      async stop() {
        await store.close()
        await cluster.stop()
      },
    }
  },
  ROUNDS_OF_CLUSTER,
)

if (server !== undefined) {
  eventStoreContract(
    `EventStoreDB, ${server.name}`,
    async () => {
      const { connectionString, stop } = await server.start()
      const open = () => eventStoreDb({ connectionString })
      const store = open()
      return { store, reopen: async () => open(), stop: () => store.close().then(stop) }
    },
    ROUNDS,
  )
}
