// The server of EventStoreDB that the contract suite runs against besides the double: the one that EVENTSTORE_URL names, else one in a container.
import { startEventStore } from './containers'

export interface TestEventStore {
  readonly connectionString: string
  stop(): Promise<void>
}

interface Leg {
  readonly name: string
  start(): Promise<TestEventStore>
}

/** Undefined where the run has no server. */
export function eventStoreLeg(): Leg | undefined {
  if (process.env.EVENTSTORE_FROM === 'named') return { name: 'the server of EVENTSTORE_URL', start: named }
  return process.env.EVENTSTORE_FROM === 'container' ? { name: 'a server in a container', start: contained } : undefined
}

const named = async (): Promise<TestEventStore> => ({
  connectionString: process.env.EVENTSTORE_URL ?? '',
  stop: async () => undefined,
})

async function contained(): Promise<TestEventStore> {
  const { address, container } = await startEventStore()
  return { connectionString: `esdb://${address}?tls=false`, stop: async () => void (await container.stop()) }
}
