// What a stream says, for reads that ask the log itself and no table.
import { type Decider, type DomainEvent, fold } from '@practicum/shared/kernel/decider'
import type { ReadServices } from './ports'

export async function eventsOf<Event>(
  { store, codec }: Pick<ReadServices, 'store' | 'codec'>,
  stream: string,
): Promise<readonly Event[]> {
  return (await codec.decode((await store.readStream(stream)).events)) as unknown as readonly Event[]
}

export const folded = <State, Event extends DomainEvent>(
  decider: Pick<Decider<never, State, Event>, 'initialState' | 'evolve'>,
  events: readonly Event[],
): State => fold(decider, decider.initialState(), events)
