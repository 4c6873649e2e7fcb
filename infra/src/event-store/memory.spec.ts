// The in-memory engine under the contract; it has no connections to cut and no log to reopen.
import { eventStoreContract } from './contract'
import { memoryEventStore } from './memory'

eventStoreContract('in memory', async () => {
  const store = memoryEventStore()
  return { store, stop: () => store.close() }
})
