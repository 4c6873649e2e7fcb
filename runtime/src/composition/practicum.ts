// A process of the product: all of it, or the parts it is told to be, made of the same pieces.
import { createServer, type Server } from 'node:http'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import type { Binding } from '@practicum/infra/http/bindings'
import { mountAll } from '@practicum/infra/http/pipeline'
import { createMetrics, type Metrics } from '@practicum/infra/observe/metrics'
import { readCheckpoints } from '@practicum/projections/runner/checkpoints'
import { readStalls } from '@practicum/projections/runner/stalls'
import type { Gateway } from '@practicum/query-service/gateway/gateway'
import { allRows } from '@practicum/shared/contract/all'
import type { Express } from 'express'
import { createApp, finishApp, mountOperatorPages } from './app'
import { startDelivery } from './delivery'
import { drain } from './drain'
import { type FoundationOptions, type Foundations, layFoundations } from './foundations'
import { EVERY_PART, type Parts, partOf } from './parts'
import { openGateway, readServices } from './read-services'
import { allProjections, queryBindings } from './read-side'
import { commandBindings, commandServices } from './write-side'

export interface Practicum extends Foundations {
  readonly server: Server
  readonly app: Express
  readonly services: CommandServices
  /** Lets nobody new in, then ends sockets, answers, effects, read models and connections, in this order. */
  stop(): Promise<void>
}

export interface CompositionOptions extends FoundationOptions {
  /** Folder of the built web application; absent where only the API is wanted. */
  readonly webFolder?: string
}

/** How long a read waits for the writes of its own session, in milliseconds. */
const READ_YOUR_WRITES_MS = 2000

export async function composePracticum(options: CompositionOptions): Promise<Practicum> {
  const { config, webFolder, parts = EVERY_PART } = options
  const foundations = await layFoundations(options)
  if (parts.has('read-models')) await foundations.keeper.start()
  const services = commandServices({ ...foundations, config, catchUp: foundations.shown })
  if (parts.has('commands')) await services.capabilities.reissue()
  const app = createApp(config)
  const server = createServer(app)
  const gateway = parts.has('queries') ? await openGateway({ ...foundations, services, server, webFolder }) : undefined
  const metrics = createMetrics()
  mountPages(app, { foundations, metrics, parts })
  mountRows(app, options, { foundations, services, metrics, gateway, parts })
  await finishApp(app, gateway && webFolder)
  const endDelivery = startDelivery(foundations, { services, gateway, config, effects: parts.has('effects') })
  const stop = async (): Promise<void> => {
    const drained = drain(server)
    await gateway?.close()
    await drained
    await endDelivery()
    await foundations.close()
  }
  return { ...foundations, server, app, services, stop }
}

interface Made {
  readonly foundations: Foundations
  readonly metrics: Metrics
  readonly parts: Parts
}

function mountPages(app: Express, { foundations, metrics, parts }: Made): void {
  const stalled = () => readStalls(foundations.databases.write)
  metrics.labelled(
    'practicum_projection_stalled',
    'Failures in a row of read models that do not get on.',
    'projection',
    async () => (await stalled()).map(({ name, failures }) => ({ label: name, value: failures })),
  )
  mountOperatorPages(app, { metrics, stalled, contract: parts.has('queries'), ready: () => isReady(foundations) })
}

interface Serving extends Made {
  readonly services: CommandServices
  readonly gateway: Gateway | undefined
}

function mountRows(app: Express, { config, log }: CompositionOptions, serving: Serving): void {
  const { foundations, services, metrics, gateway, parts } = serving
  const bindings: readonly Binding[] = [
    ...(parts.has('commands') ? commandBindings(services) : []),
    ...(gateway ? queryBindings(readServices(config, { ...foundations, services, gateway })) : []),
  ]
  const rows = allRows.filter(row => parts.has(partOf(row)))
  mountAll(app, rows, bindings, {
    ...services,
    readPool: foundations.databases.read,
    caughtUp: (models, position) => foundations.shown.wait(models, position, READ_YOUR_WRITES_MS),
    report(request) {
      log.request(request)
      metrics.request(request)
    },
  })
}

/** The database answers, and every table stands. */
async function isReady({ databases }: Foundations): Promise<boolean> {
  const kept = await readCheckpoints(databases.write)
  return allProjections.every(({ name }) => kept.has(name))
}
