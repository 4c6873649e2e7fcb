// The server of EventStoreDB that suites run against besides the double, or in its place: the one that EVENTSTORE_URL names, else one in a container.
import { startDouble } from '@practicum/infra/event-store/eventstoredb/double/double'
import { eventStoreDb } from '@practicum/infra/event-store/eventstoredb/eventstoredb'
import { START } from '@practicum/infra/event-store/port'
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

export interface EmptyEventStore extends TestEventStore {
  /** Cuts every connection; does nothing where the server is somebody else's. */
  interrupt(): Promise<void>
}

/**
 * For a suite that needs all of a server, because the product takes everything on it for its own log: the double, a server in a container, or,
 * where the run is of chosen suites alone, the one that EVENTSTORE_URL names. Throws where that one holds something.
 */
export async function emptyEventStore(): Promise<EmptyEventStore> {
  const named = process.env.EVENTSTORE_FROM === 'named'
  const leg = !named || process.env.EVENTSTORE_CHOSEN === '1' ? eventStoreLeg() : undefined
  if (!leg) return startDouble()
  const server = await leg.start()
  await refuseUsed(server)
  return { ...server, interrupt: async () => undefined }
}

async function refuseUsed({ connectionString }: TestEventStore): Promise<void> {
  const log = eventStoreDb({ connectionString })
  const head = await log.head().finally(() => log.close())
  if (head !== START) throw new Error(IN_USE)
}

const IN_USE = [
  'The server of EVENTSTORE_URL holds events already, and this suite would take them for its own: it was not touched.',
  'Give it an empty one, one for each suite: empty its data folder, then EVENTSTORE_URL=… npm test -- <the suite>.',
].join('\n')
