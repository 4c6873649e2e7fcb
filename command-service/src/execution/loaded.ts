// What loading a stream leads to, and the fold that leads there.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import { fold } from '@practicum/shared/kernel/decider'
import type { Aggregate } from './executor'

export interface Loaded<State> {
  readonly state: State
  /** Revision of the last event; -1 for a stream that does not exist. */
  readonly version: number
}

export type Whole<State> = Loaded<State> & { readonly events: readonly StoredEvent[] }

export const folded = <C, State, E extends DomainEvent>(
  { decider }: Pick<Aggregate<C, State, E>, 'decider'>,
  state: State,
  events: readonly StoredEvent[],
): State => fold(decider, state, events as unknown as readonly E[])
