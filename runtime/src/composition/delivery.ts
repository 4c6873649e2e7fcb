// Events leave for their effects, and time does what is due: relay, bus, reactions, schedules.

import type { CommandServices } from '@practicum/command-service/execution/ports'
import { consumerOf } from '@practicum/command-service/reactions/reaction'
import { startSchedules } from '@practicum/command-service/reactions/schedules'
import type { DeliveryOptions } from '@practicum/infra/bus/delivery'
import { InProcessBus } from '@practicum/infra/bus/in-process'
import { Inbox } from '@practicum/infra/bus/inbox'
import { KafkaBus } from '@practicum/infra/bus/kafka/kafka'
import type { Bus } from '@practicum/infra/bus/port'
import { Relay } from '@practicum/infra/bus/relay'
import type { Config } from '@practicum/infra/config/config'
import type { Gateway } from '@practicum/query-service/gateway/gateway'
import type { Foundations } from './foundations'
import { schedules } from './schedules'
import { reactions } from './write-side'

export interface DeliveryParts {
  readonly services: CommandServices
  readonly gateway: Gateway
  readonly config: Config
}

/** Answers the way to end it: nothing new is begun, what has begun is finished. */
export function startDelivery(
  foundations: Foundations,
  { services, gateway, config }: DeliveryParts,
): () => Promise<void> {
  const { databases, store, codec, report } = foundations
  const inbox = new Inbox(databases.write)
  const bus = busOf(config, { inbox, onError: report })
  bus.subscribe(gateway.consumer)
  for (const reaction of reactions(services, databases)) bus.subscribe(consumerOf(reaction, codec))
  const relay = new Relay({ store, bus, inbox, onError: report })
  // Brokers that are away hold up effects, never commands and reads.
  bus.start().then(() => relay.start(), report)
  const timed = startSchedules(
    databases.write,
    schedules(services, foundations, config.secrets.anchor.current.bytes),
    report,
  )
  return async () => {
    await timed.stop()
    // Together: the relay alone would wait until the slowest consumer has handled all that is under way.
    await Promise.all([relay.stop(), bus.close()])
  }
}

function busOf({ kafkaBrokers }: Config, options: DeliveryOptions): Bus {
  if (kafkaBrokers === undefined) return new InProcessBus(options)
  const onTrouble = (error: unknown): void => options.onError(error, 'the brokers')
  return new KafkaBus({ ...options, brokers: kafkaBrokers, onTrouble })
}
