// Asks the rules of an aggregate: what a command makes of the state it meets, and what it made of it when it ran before.
import type { DomainEvent } from '@practicum/shared/kernel/decider'
import { fold } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from './context'
import type { Aggregate, CommandRequest, ExecutionResult } from './executor'
import type { Loaded, Whole } from './loaded'

/** Events, or why there are none. */
export function decide<Command, State, Event extends DomainEvent>(
  { decider }: Aggregate<Command, State, Event>,
  { state, version }: Loaded<State>,
  { command: commandOn, expectedVersion }: CommandRequest<Command, State>,
): readonly Event[] | Refusal {
  const command = commandOn(state)
  if (isRefusal(command)) return command
  if (expectedVersion !== undefined && expectedVersion !== version) {
    return refuse('version_conflict', { expected: expectedVersion, actual: version }, { kind: 'conflict' })
  }
  return decider.decide(command, state)
}

/** What its first run wrote, for whoever may do it to the thing as that run met it. */
export function repeated<Command, State, Event extends DomainEvent>(
  { decider }: Aggregate<Command, State, Event>,
  whole: Whole<State>,
  request: CommandRequest<Command, State>,
  { commandId }: CommandContext,
): ExecutionResult<State> | Refusal {
  const first = whole.events.findIndex(event => event.meta.commandId === commandId)
  const before = whole.events.slice(0, first) as unknown as readonly Event[]
  const command = request.command(fold(decider, decider.initialState(), before))
  if (isRefusal(command)) return command
  const events = whole.events.filter(event => event.meta.commandId === commandId)
  return { ...whole, events, position: events.at(-1)?.position }
}
