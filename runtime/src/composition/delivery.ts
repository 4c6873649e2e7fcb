// Events leave for their effects, and time does what is due: relay, bus, reactions, schedules.

import type { CommandServices } from '@practicum/command-service/execution/ports'
import { consumerOf } from '@practicum/command-service/reactions/reaction'
import { startSchedules } from '@practicum/command-service/reactions/schedules'
import { InProcessBus } from '@practicum/infra/bus/in-process'
import { Inbox } from '@practicum/infra/bus/inbox'
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
  const bus = new InProcessBus({ inbox, onError: report })
  bus.subscribe(gateway.consumer)
  for (const reaction of reactions(services, databases)) bus.subscribe(consumerOf(reaction, codec))
  const relay = new Relay({ store, bus, inbox, onError: report })
  relay.start()
  const timed = startSchedules(
    databases.write,
    schedules(services, databases, config.secrets.anchor.current.bytes),
    report,
  )
  return async () => {
    await timed.stop()
    // Together: the relay alone would wait until the slowest consumer has handled all that is under way.
    await Promise.all([relay.stop(), bus.close()])
  }
}
