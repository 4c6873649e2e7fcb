// A process of the product: all of it, or the parts it is told to be, made of the same pieces.
import type { Server } from 'node:http'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { finishWhatIsLeft } from '@practicum/command-service/features/signup/signup.finishing'
import type { Config } from '@practicum/infra/config/config'
import type { Binding } from '@practicum/infra/http/bindings'
import { mountAll } from '@practicum/infra/http/pipeline'
import { ReachBudget } from '@practicum/infra/sessions/reach'
import { readCheckpoints } from '@practicum/projections/runner/checkpoints'
import { OutdatedRows } from '@practicum/projections/runner/outdated'
import { parkedModels } from '@practicum/projections/runner/parked'
import { readStalls } from '@practicum/projections/runner/stalls'
import type { Gateway } from '@practicum/query-service/gateway/gateway'
import { allRows } from '@practicum/shared/contract/all'
import type { Express } from 'express'
import { createApp, finishApp, mountOperatorPages } from './app'
import { type Delivery, startDelivery } from './delivery'
import { drain, serverFor } from './drain'
import { type FoundationOptions, type Foundations, layFoundations } from './foundations'
import { type Observation, observe, watch, watchSockets } from './observation'
import { EVERY_PART, type Parts, partOf } from './parts'
import { openGateway, readServices } from './read-services'
import { allProjections, queryBindings } from './read-side'
import { refuseUnparsable } from './unparsable'
import { commandBindings, commandServices, type WriteSideParts } from './write-side'

export interface Practicum extends Foundations {
  readonly server: Server
  readonly app: Express
  readonly services: CommandServices
  /** Resolves when it hears what happens. */
  readonly begun: Promise<void>
  /** Once it listens: makes what it begins with, and resolves when that is shown and it hears what happens. It is ready from then on. */
  begin(): Promise<void>
  /** Lets nobody new in, then ends sockets, answers, effects, read models and connections, in this order. */
  stop(): Promise<void>
}

export interface CompositionOptions
  extends FoundationOptions,
    Pick<WriteSideParts, 'passwordCost' | 'keysForgottenAfterMs' | 'shownWithinMs'> {
  /** Folder of the built web application; absent where only the API is wanted. */
  readonly webFolder?: string
  /** Makes what an installation begins with, and resolves whether it had to; it is not ready before {@link Practicum.begin} has had it made. */
  readonly fill?: (practicum: Practicum) => Promise<boolean>
}

/** How long what an installation begins with may take to be shown, in milliseconds; who keeps the read models may come later. */
const FILLED_WITHIN_MS = 60_000
/** How long a read waits for the writes of its own session, in milliseconds. */
const READ_YOUR_WRITES_MS = 2000

export async function composePracticum(options: CompositionOptions): Promise<Practicum> {
  const { config, log, webFolder, passwordCost, keysForgottenAfterMs, shownWithinMs, parts = EVERY_PART } = options
  const observation = observe(log)
  const foundations = await layFoundations({ ...options, observation })
  await foundations.places.look()
  const keeping = parts.has('read-models') ? await startKeeping(foundations) : undefined
  const services = commandServices({
    ...foundations,
    ...{ config, catchUp: foundations.waterMark, passwordCost, keysForgottenAfterMs, shownWithinMs },
  })
  if (parts.has('commands')) await services.capabilities.reissue()
  const app = createApp(config)
  const server = serverFor(app)
  refuseUnparsable(server)
  const { onBroadcast, security } = observation
  const gateway = parts.has('queries')
    ? await openGateway({ ...foundations, config, services, server, webFolder, onBroadcast, security })
    : undefined
  const process = { foundations, observation, parts, services, gateway }
  let filled = options.fill === undefined
  const delivery = await startDelivery({ ...process, config })
  mountPages(app, config, { ...process, delivery, isFilled: () => filled })
  mountRows(app, config, process)
  await finishApp(app, gateway && webFolder, config)
  const finishing = parts.has('commands')
    ? finishWhatIsLeft(services, () => foundations.places.lost.length === 0)
    : undefined
  const stop = async (): Promise<void> => {
    finishing?.abort()
    const drained = drain(server)
    await gateway?.close()
    await drained
    await delivery.stop()
    keeping?.abort()
    await foundations.close()
  }
  const begin = async (): Promise<void> => {
    const madeAnything = foundations.places.held && (await options.fill?.(practicum))
    if (madeAnything && gateway) await untilShown(foundations)
    filled = true
    await delivery.begun
  }
  const practicum: Practicum = { ...foundations, server, app, services, begun: delivery.begun, begin, stop }
  return practicum
}

/** Where the log is another one, not before it is the right one again. Answers how to give up waiting for that. */
async function startKeeping({ keeper, places, report }: Foundations): Promise<AbortController> {
  const waiting = new AbortController()
  if (places.held) await keeper.start()
  else {
    const begun = places.untilHeld(waiting.signal).then(held => (held ? keeper.start() : undefined))
    begun.catch(report)
  }
  return waiting
}

interface Process {
  readonly foundations: Foundations
  readonly observation: Observation
  readonly parts: Parts
  readonly services: CommandServices
  readonly gateway: Gateway | undefined
}

interface Operated extends Process {
  readonly delivery: Delivery
  readonly isFilled: () => boolean
}

function mountPages(app: Express, { operators }: Config, operated: Operated): void {
  const { foundations, observation, parts, gateway, delivery, isFilled } = operated
  let begun = false
  void delivery.begun.then(() => {
    begun = true
  })
  watch(observation, foundations, parts)
  if (gateway) watchSockets(observation, gateway)
  mountOperatorPages(app, {
    operators,
    metrics: observation.metrics,
    stalled: () => readStalls(foundations.databases.write),
    parked: () => parkedModels(foundations.databases.write),
    contract: parts.has('queries'),
    lostPlaces: () => foundations.places.lost,
    ready: async () => begun && isFilled() && (await isReady(foundations)),
  })
}

function mountRows(app: Express, config: Config, process: Process): void {
  const { foundations, services, observation, gateway, parts } = process
  const bindings: readonly Binding[] = [
    ...(parts.has('commands') ? commandBindings(services) : []),
    ...(gateway ? queryBindings(readServices(config, { ...foundations, services, gateway })) : []),
  ]
  const rows = allRows.filter(row => parts.has(partOf(row)))
  mountAll(app, rows, bindings, {
    ...services,
    reach: new ReachBudget(services.attempts, config.writesPerHour),
    readPool: foundations.databases.read,
    waitForPosition: async (models, position) =>
      // What is only read shows how it was: who waited for what the log has lost would wait in vain.
      foundations.places.lost.length > 0 ||
      foundations.waterMark.waitForPosition(models, position, READ_YOUR_WRITES_MS),
    losses: () => foundations.waterMark.losses,
    outdated: new OutdatedRows(foundations.databases.write),
    requireWritable: () => foundations.places.requireFound(),
    report: observation.onRequest,
  })
}

/** The database answers, every table stands, and no newer release has made this one useless. */
async function isReady({ databases, keeper }: Foundations): Promise<boolean> {
  const kept = await readCheckpoints(databases.write)
  return !keeper.superseded && allProjections.every(({ name }) => kept.has(name))
}

async function untilShown({ store, waterMark }: Foundations): Promise<void> {
  const names = allProjections.map(({ name }) => name)
  await waterMark.waitForPosition(names, await store.head(), FILLED_WITHIN_MS)
}
