// Stands in for a server of EventStoreDB where none can run: its protocol over real gRPC, on the engine in memory. It proves the adapter and the wire, nothing about the server.
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import { SupportedMethod, SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js'
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, ServerCredentials, type sendUnaryData, status } from '@grpc/grpc-js'
import { sample } from '../../contract/fixtures'
import { memoryEventStore } from '../../memory'
import type { EventStore } from '../../port'
import { serveAppends } from './appends'
import { DoubledLog } from './log'
import { serveReads } from './reads'

export interface EventStoreDbDouble {
  readonly connectionString: string
  /** Readings and subscriptions that clients hold open at this moment. */
  openReads(): number
  /** From now on nothing is answered any more, until the next interruption. */
  fallSilent(): void
  /** Cuts every connection; whoever comes back finds the same log. */
  interrupt(): Promise<void>
  stop(): Promise<void>
}

/** What the handlers of one run of the server share. */
export interface Run {
  readonly log: DoubledLog
  /** Calls to read that are not over. */
  readonly reads: Set<object>
  silent: boolean
}

/** On an empty log that nobody else writes to. Holds a record of the server's own from the beginning, as a real one does. */
export async function startDouble(store: EventStore = memoryEventStore()): Promise<EventStoreDbDouble> {
  const log = new DoubledLog(store)
  await log.append('$stats-0', [sample(0, '$statsCollected')], 'none')
  const begin = (): Run => ({ log, reads: new Set(), silent: false })
  let run = begin()
  let server = serverOf(run)
  const port = await bind(server, 0)
  return {
    connectionString: `esdb://127.0.0.1:${port}?tls=false`,
    openReads: () => run.reads.size,
    fallSilent() {
      run.silent = true
    },
    async interrupt() {
      server.forceShutdown()
      run = begin()
      server = serverOf(run)
      await bind(server, port)
    },
    async stop() {
      server.forceShutdown()
    },
  }
}

function serverOf(run: Run): Server {
  const server = new Server()
  server.addService(ServerFeaturesService, { getSupportedMethods })
  server.addService(StreamsService, {
    batchAppend: serveAppends(run),
    read: serveReads(run),
    append: unserved,
    delete: unserved,
    tombstone: unserved,
  })
  return server
}

function bind(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, actual) =>
      error ? reject(error) : resolve(actual),
    )
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
