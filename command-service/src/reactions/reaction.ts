// A reaction: what the product itself does because something happened. Runs behind the bus, at least once; its commands are named after the event.
import type { Consumer } from '@practicum/infra/bus/port'
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import { isRefusal } from '@practicum/shared/kernel/refusal'

export interface Reaction {
  /** Name of its consumer and of its inbox; never changed once released. */
  readonly name: string
  readonly on: readonly string[]
  /** Throws to be tried again. */
  readonly handle: (event: StoredEvent) => Promise<void>
}

export function consumerOf(reaction: Reaction, codec: EventCodec): Consumer {
  const types = new Set(reaction.on)
  return {
    name: reaction.name,
    durable: true,
    concerns: type => types.has(type),
    async handle(recorded) {
      const [event] = await codec.decode([recorded])
      if (event) await reaction.handle(event)
    },
  }
}

/** A refusal of a reaction's command means that the world moved on; a missing right or a defect would be thrown. */
export function throwOnConflict(outcome: unknown): void {
  if (isRefusal(outcome) && outcome.kind === 'conflict') throw new Error(`conflict: ${outcome.code}`)
}
