// The whole product in one process: log, read models, bus, HTTP and sockets, made of the same parts that run apart elsewhere.
import { createServer, type Server } from 'node:http'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import type { Position } from '@practicum/infra/event-store/port'
import { mountAll } from '@practicum/infra/http/pipeline'
import { createMetrics } from '@practicum/infra/observe/metrics'
import type { Stall } from '@practicum/projections/runner/stalls'
import { status } from '@practicum/projections/runner/status'
import { Gateway } from '@practicum/query-service/gateway/gateway'
import { buildOf } from '@practicum/query-service/pages/pages'
import { allRows } from '@practicum/shared/contract/all'
import { isProtected } from '@practicum/shared/contract/row'
import { allCatalogs } from '@practicum/shared/events/all'
import type { Express } from 'express'
import { createApp, finishApp, mountOperatorPages } from './app'
import { startDelivery } from './delivery'
import { type FoundationOptions, type Foundations, layFoundations } from './foundations'
import { allProjections, queryBindings, type ReadServices } from './read-side'
import { commandBindings, commandServices } from './write-side'

export interface Practicum extends Foundations {
  readonly server: Server
  readonly app: Express
  readonly services: CommandServices
  readonly gateway: Gateway
  /** Ends sockets, effects, read models and connections, in this order. */
  stop(): Promise<void>
}

export interface CompositionOptions extends FoundationOptions {
  /** Folder of the built web application; absent where only the API is wanted. */
  readonly webFolder?: string
}

/** How long a read waits for the writes of its own session, in milliseconds. */
const READ_YOUR_WRITES_MS = 2000

export async function composePracticum(options: CompositionOptions): Promise<Practicum> {
  const { config, log, webFolder } = options
  const foundations = await layFoundations(options)
  const { databases, codec, runner } = foundations
  await runner.start()
  const services = commandServices({ ...foundations, config, catchUp: runner.catchUp })
  await services.capabilities.reissue()
  const app = createApp(config)
  const metrics = createMetrics()
  const stalled = (): readonly Stall[] => runner.stalls.list()
  metrics.labelled(
    'practicum_projection_stalled',
    'Failures in a row of read models that do not get on.',
    'projection',
    () => stalled().map(({ name, failures }) => ({ label: name, value: failures })),
  )
  mountOperatorPages(app, { metrics, stalled, ready: () => isReady(foundations) })
  const server = createServer(app)
  const shown = (position: Position): Promise<boolean> => shownEverywhere(foundations, position)
  const build = webFolder === undefined ? undefined : await buildOf(webFolder)
  const gateway = new Gateway({ http: server, tickets: services.tickets, codec, shown, build })
  const reads = readServices(options, { foundations, services, gateway })
  mountAll(app, allRows, [...commandBindings(services), ...queryBindings(reads)], {
    ...services,
    readPool: databases.read,
    caughtUp: (models, position) => runner.catchUp.wait(models, position, READ_YOUR_WRITES_MS),
    report(request) {
      log.request(request)
      metrics.request(request)
    },
  })
  await finishApp(app, webFolder)
  const endDelivery = startDelivery(foundations, { services, gateway, config })
  const stop = async (): Promise<void> => {
    server.closeIdleConnections()
    await gateway.close()
    await endDelivery()
    await foundations.close()
  }
  return { ...foundations, server, app, services, gateway, stop }
}

interface Made {
  readonly foundations: Foundations
  readonly services: CommandServices
  readonly gateway: Gateway
}

function readServices({ config }: CompositionOptions, { foundations, services, gateway }: Made): ReadServices {
  const { store, codec, databases, objects } = foundations
  return {
    config,
    objects,
    store,
    codec,
    csrf: services.csrf,
    capabilities: services.capabilities,
    guesses: services.guesses,
    types: allCatalogs.flatMap(({ definitions }) => Object.keys(definitions)),
    calls: allRows.filter(isProtected).map(({ name }) => name),
    projections: allProjections,
    online: () => gateway.presence.summary(),
    async lag() {
      const states = await status({ store, pool: databases.project }, allProjections)
      return states.map(({ name, position, lag }) => ({ name, position, lag_events: lag }))
    },
  }
}

const isReady = async ({ databases }: Foundations): Promise<boolean> =>
  (await databases.read.query('select 1')).rowCount === 1

/** A read model that does not get on holds no push up. */
function shownEverywhere({ runner }: Foundations, position: Position): Promise<boolean> {
  const stalled = new Set(runner.stalls.list().map(({ name }) => name))
  const names = allProjections.map(({ name }) => name).filter(name => !stalled.has(name))
  return runner.catchUp.wait(names, position, READ_YOUR_WRITES_MS)
}
