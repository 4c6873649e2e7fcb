// The shape of every business rule: a pure decision over the state that past events left behind.
import type { Refusal } from './refusal'

/** An event as a decider sees it: its type and its data. Stream, actor and time are metadata added at the border. */
export interface DomainEvent<Type extends string = string, Data = unknown> {
  readonly type: Type
  readonly data: Data
}

/** What a decision answers: events to append (none: the command is already fulfilled), or a refusal with its reason. */
export type Decision<Event> = readonly Event[] | Refusal

/**
 * An aggregate's rules as three pure functions (after Chassaing). Time, ids and looked-up facts arrive inside the command.
 * `evolve` is total: it never refuses, because what happened has happened.
 */
export interface Decider<Command, State, Event extends DomainEvent> {
  readonly initialState: () => State
  readonly decide: (command: Command, state: State) => Decision<Event>
  readonly evolve: (state: State, event: Event) => State
}

/** Folds events over a state, oldest first. */
export function fold<State, Event extends DomainEvent>(
  decider: Pick<Decider<never, State, Event>, 'evolve'>,
  state: State,
  events: readonly Event[],
): State {
  return events.reduce(decider.evolve, state)
}

/** Tells one group of an aggregate's commands from the others; one that is forgotten does not compile. */
export const isOneOf =
  <Command extends { readonly type: string }>(types: Readonly<Record<Command['type'], true>>) =>
  <Other extends { readonly type: string }>(command: Other | Command): command is Command =>
    Object.hasOwn(types, command.type)

/** Closes a switch: the compiler rejects a case that is missing. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`)
}
