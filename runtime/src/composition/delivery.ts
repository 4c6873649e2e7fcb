// Events leave for their effects, and time does what is due: relay, bus, reactions, schedules, and the pushes to open browsers.
import { setTimeout as wait } from 'node:timers/promises'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { consumerOf } from '@practicum/command-service/reactions/reaction'
import { type Schedule, startSchedules } from '@practicum/command-service/reactions/schedules'
import type { DeliveryOptions } from '@practicum/infra/bus/delivery'
import { InProcessBus } from '@practicum/infra/bus/in-process'
import { Inbox } from '@practicum/infra/bus/inbox'
import type { Bus, Consumer } from '@practicum/infra/bus/port'
import { Relay } from '@practicum/infra/bus/relay'
import type { Config } from '@practicum/infra/config/config'
import type { PlaceWatch } from '@practicum/infra/event-store/place-watch'
import { PlacesLost } from '@practicum/infra/event-store/places'
import { type LeasedWork, Leases } from '@practicum/infra/postgres/leases'
import type { Gateway } from '@practicum/query-service/gateway/gateway'
import type { Foundations } from './foundations'
import { mailReturns } from './mail-returns'
import type { Observation } from './observation'
import type { Parts } from './parts'
import { replaySchedule, schedules } from './schedules'
import { reactions } from './write-side'

export interface DeliveryParts {
  readonly foundations: Foundations
  readonly services: CommandServices
  readonly config: Config
  readonly observation: Pick<Observation, 'onHandled'>
  /** Absent in a process that has no open browsers. */
  readonly gateway: Gateway | undefined
  readonly parts: Parts
}

export interface Delivery {
  /** Resolves when events come in; after a while also without, for brokers that are away hold up effects, never commands and reads. */
  readonly begun: Promise<void>
  /** Nothing new is begun, what has begun is finished. */
  stop(): Promise<void>
}

const BEGUN_WITHIN_MS = 15_000

export async function startDelivery(delivery: DeliveryParts): Promise<Delivery> {
  const { foundations, services, gateway, config, observation, parts } = delivery
  const { databases, codec, places, report } = foundations
  const effects = parts.has('effects')
  const inbox = new Inbox(databases.write)
  const bus = await busOf(config, { inbox, onError: report, onHandled: observation.onHandled })
  if (gateway) bus.subscribe(gateway.consumer)
  if (effects)
    for (const reaction of reactions(services, databases)) bus.subscribe(whileHeld(consumerOf(reaction, codec), places))
  const started = gateway || effects ? bus.start() : Promise.resolve()
  started.then(() => gateway?.listening(), report)
  const leases = effects ? leasesOf(delivery, { bus, inbox, started }) : undefined
  void leases?.start()
  const returns = effects ? await mailReturns({ config, services, places, report }) : undefined
  return {
    begun: Promise.race([started.catch(() => undefined), wait(BEGUN_WITHIN_MS, undefined, { ref: false })]),
    async stop() {
      // Together: the relay alone would wait until the slowest consumer has handled all that is under way.
      await Promise.all([leases?.stop(), bus.close(), returns?.close()])
    },
  }
}

/** Of a log that is another one nothing has an effect; brokers may hold events of the one that was. */
const whileHeld = (consumer: Consumer, places: PlaceWatch): Consumer => ({
  ...consumer,
  async handle(event) {
    await places.require()
    await consumer.handle(event)
  },
})

interface Delivering {
  readonly bus: Bus
  readonly inbox: Inbox
  readonly started: Promise<void>
}

/** What one instance does for all: carrying the log to the bus, and what is due. */
function leasesOf(delivery: DeliveryParts, delivering: Delivering): Leases {
  const { foundations } = delivery
  const { connection, report } = foundations
  const works = [relayWork(foundations, delivering), scheduleWork(delivery, delivering)]
  return new Leases({ connection, among: 'effects', works, onError: report })
}

function relayWork({ store, report }: Foundations, { bus, inbox, started }: Delivering): LeasedWork {
  return {
    name: 'relay',
    async begin() {
      const relay = new Relay({ store, bus, inbox, onError: report })
      let given = false
      started.then(
        () => given || relay.start(),
        () => undefined,
      )
      return () => {
        given = true
        return relay.stop()
      }
    },
  }
}

function scheduleWork({ foundations, services }: DeliveryParts, { bus }: Delivering): LeasedWork {
  return {
    name: 'schedules',
    async begin() {
      const { store, databases, places } = foundations
      const due = [...schedules(services, foundations), replaySchedule({ pool: databases.write, store, bus })]
      const held = due.map(schedule => onlyWhileHeld(schedule, places))
      const timed = startSchedules(databases.write, held, foundations.report)
      return () => timed.stop()
    },
  }
}

/** The next turn comes. */
const onlyWhileHeld = (schedule: Schedule, places: PlaceWatch): Schedule => ({
  ...schedule,
  async run(now, stopped) {
    const held = await places.require().then(() => true, notWhileLost)
    if (held) await schedule.run(now, stopped)
  },
})

function notWhileLost(error: unknown): false {
  if (error instanceof PlacesLost) return false
  throw error
}

async function busOf(
  { kafkaBrokers, kafkaTopic: topic, kafkaReplicas: replicas }: Config,
  options: DeliveryOptions,
): Promise<Bus> {
  if (kafkaBrokers === undefined) return new InProcessBus(options)
  const { KafkaBus } = await import('@practicum/infra/bus/kafka/kafka')
  const onTrouble = (error: unknown): void => options.onError(error, 'the brokers')
  return new KafkaBus({ ...options, topic, replicas, brokers: kafkaBrokers, onTrouble })
}
