// What the parts of the contract share: the engine under test, sample events, and ways to gather what a subscription delivers.
import { randomUUID } from 'node:crypto'
import type { EventLog } from '../chain'
import type { Batch, EventStore, NewEvent, Position, RecordedEvent, SubscribeOptions } from '../port'

/** An engine under test and what can be done to it; a part that needs an absent ability says so in its title and checks the rest. */
export interface Subject {
  readonly store: EventLog
  /** A second store over the same log, as another process would have it. */
  readonly reopen?: () => Promise<EventLog>
  /** Cuts every connection to the server, as its restart would. */
  readonly interrupt?: () => Promise<void>
  stop(): Promise<void>
}

export type SubjectOf = () => Subject

export const streamName = (prefix = 'contract'): string => `${prefix}-${randomUUID()}`

export const sample = (n = 0, type = 'Sampled'): NewEvent => ({
  id: randomUUID(),
  type,
  data: { n },
  metadata: { actor: 'someone' },
})

export const samples = (count: number, type?: string): NewEvent[] =>
  Array.from({ length: count }, (_, n) => sample(n, type))

export const numbers = (events: readonly RecordedEvent[]): unknown[] =>
  events.map(({ data }) => (data as { n: number }).n)

export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id)

/** The batches of a subscription until `enough` holds of the events so far. */
export async function collectEvents(
  store: EventStore,
  options: Omit<SubscribeOptions, 'signal'>,
  enough: (events: readonly RecordedEvent[], latest: Batch) => boolean,
): Promise<{ readonly batches: Batch[]; readonly events: RecordedEvent[] }> {
  const stop = new AbortController()
  const batches: Batch[] = []
  const events: RecordedEvent[] = []
  for await (const batch of store.subscribe({ ...options, signal: stop.signal })) {
    batches.push(batch)
    events.push(...batch.events)
    if (enough(events, batch)) stop.abort()
  }
  return { batches, events }
}

/** The end of the log once it includes what was just appended: engines may show it a moment later. */
export async function headReaching(store: EventStore, position: Position): Promise<Position> {
  const head = await store.head()
  if (head >= position) return head
  await new Promise(resolve => setTimeout(resolve, 5))
  return headReaching(store, position)
}
