// Places on a shelf: one is taken before what is kept is there, and given back after it is gone; what is interrupted in between is finished by a repeat.
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { Shelf, ShelfCommand } from '@practicum/shared/kernel/shelf'
import { type CommandContext, childContext } from './context'
import type { Aggregate, Executor } from './executor'

type ShelfAggregate<Place, Event extends DomainEvent> = Aggregate<ShelfCommand<Place>, Shelf, Event>

/** Nobody reads a shelf: it counts. */
export const shelfAggregate = <Place, Event extends DomainEvent>(
  shelf: Pick<ShelfAggregate<Place, Event>, 'catalog' | 'decider'>,
): ShelfAggregate<Place, Event> => ({ ...shelf, audience: () => [] })

/** Within a command, on the shelf of that id. Answers the refusal where there is no place left. */
export async function shelve<Place, Event extends DomainEvent>(
  executor: Executor,
  context: CommandContext,
  [aggregate, id]: readonly [ShelfAggregate<Place, Event>, id: string],
  command: ShelfCommand<Place>,
): Promise<Refusal | undefined> {
  const done = await executor.execute(aggregate, id, { command: () => command }, childContext(context, id))
  return isRefusal(done) ? done : undefined
}
