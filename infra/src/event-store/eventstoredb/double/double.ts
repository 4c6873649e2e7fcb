// Stands in for a server of EventStoreDB where none can run: its protocol over real gRPC, on the engine in memory. It proves the adapter and the wire, nothing about the server.
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js'
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials, type sendUnaryData, status } from '@grpc/grpc-js'
import { sample } from '../../contract/fixtures'
import { memoryEventStore } from '../../memory'
import type { EventStore } from '../../port'
import { serveAppends } from './appends'
import { serveGossip } from './gossip'
import { DoubledLog } from './log'
import { type Accounts, alone, type Place } from './place'
import { serveReads } from './reads'

export interface EventStoreDbDouble {
  readonly connectionString: string
  /** Readings and subscriptions that clients hold open at this moment. */
  openReads(): number
  /** From now on nothing is answered any more, until the next interruption. */
  fallSilent(): void
  /** Cuts every connection; whoever comes back finds the same log. */
  interrupt(): Promise<void>
  /** Copies the log as it is, and answers how to put that copy back: as an interruption, after which the older log is there. */
  backUp(): Promise<() => Promise<void>>
  stop(): Promise<void>
}

/** What the handlers of one run of the server share. */
export interface Run {
  readonly log: DoubledLog
  /** Calls to read that are not over. */
  readonly reads: Set<object>
  readonly place: Place
  readonly accounts?: Accounts | undefined
  /** Appends that are not answered yet, by their first event. */
  readonly underWay: Set<string>
  /** After how long it says of the repeat of an append under way that there was no answer; the server takes two seconds. */
  readonly repeatMs: number
  /** How long an append takes to be committed: the disk, and the other servers. */
  readonly commitMs: number
  silent: boolean
}

/** Short of what the server takes, for there are many. */
const REPEAT_MS = 100

/** On an empty log that nobody else writes to. Holds a record of the server's own from the beginning, as a real one does. */
export async function startDouble(
  store: EventStore = memoryEventStore(),
  { tls, accounts }: { readonly tls?: Certificate; readonly accounts?: Accounts } = {},
): Promise<EventStoreDbDouble> {
  let log = await doubled(store)
  const place = alone(() => ({ address: '127.0.0.1', port }))
  const begin = (): Run => ({ ...newRun(log, place), accounts })
  let run = begin()
  let server = serverOf(run)
  const port = await bind(server, 0, tls)
  const interrupt = async (): Promise<void> => {
    server.forceShutdown()
    run = begin()
    server = serverOf(run)
    await bind(server, port, tls)
  }
  return {
    interrupt,
    async backUp() {
      const last = await log.end()
      return async () => {
        log = await log.copyUpTo(last)
        await interrupt()
      }
    },
    connectionString: `esdb://127.0.0.1:${port}${tls ? '' : '?tls=false'}`,
    openReads: () => run.reads.size,
    fallSilent() {
      run.silent = true
    },
    async stop() {
      server.forceShutdown()
    },
  }
}

export async function doubled(store: EventStore): Promise<DoubledLog> {
  const log = new DoubledLog(store)
  await log.append('$stats-0', [sample(0, '$statsCollected')], 'none')
  return log
}

export const newRun = (log: DoubledLog, place: Place): Run => ({
  log,
  place,
  reads: new Set(),
  underWay: new Set(),
  repeatMs: REPEAT_MS,
  commitMs: 0,
  silent: false,
})

export function serverOf(run: Run): Server {
  const server = new Server()
  server.addService(ServerFeaturesService, { getSupportedMethods })
  server.addService(GossipService, { read: serveGossip(run) })
  server.addService(StreamsService, {
    batchAppend: serveAppends(run),
    read: serveReads(run),
    append: unserved,
    delete: unserved,
    tombstone: unserved,
  })
  return server
}

/** Both as PEM. */
export interface Certificate {
  readonly cert: string
  readonly private: string
}

export function bind(server: Server, port: number, tls?: Certificate): Promise<number> {
  const credentials = tls
    ? ServerCredentials.createSsl(null, [{ cert_chain: Buffer.from(tls.cert), private_key: Buffer.from(tls.private) }])
    : ServerCredentials.createInsecure()
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, credentials, (error, actual) => (error ? reject(error) : resolve(actual)))
  })
}

function getSupportedMethods(_call: unknown, answer: sendUnaryData<SupportedMethods>): void {
  const method = new SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName('BatchAppend')
  answer(null, new SupportedMethods().setEventStoreServerVersion('24.10.0').setMethodsList([method]))
}

/** What the adapter never calls. */
function unserved(_call: unknown, answer?: sendUnaryData<never>): void {
  answer?.({ code: status.UNIMPLEMENTED })
}
