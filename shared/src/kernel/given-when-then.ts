// Specs of rules read as: given these events, when this command, then these events or that refusal.
import { type Decider, type DomainEvent, fold } from './decider'
import { isRefusal, type Refusal } from './refusal'

interface Given<Command, Event> {
  when(command: Command): Outcome<Event>
}

interface Outcome<Event> {
  thenEmits(...expected: readonly Event[]): void
  thenRefused(code: string, data?: Record<string, unknown>): Refusal
  thenNothing(): void
}

/** Binds the three steps to a decider. `given` takes the stream's past, oldest first. */
export function givenOf<Command, State, Event extends DomainEvent>(
  decider: Decider<Command, State, Event>,
): (...past: readonly Event[]) => Given<Command, Event> {
  return (...past) => ({
    when(command) {
      const decision = decider.decide(command, fold(decider, decider.initialState(), past))
      return {
        thenEmits: (...expected) => expect(decision).toEqual(expected),
        thenNothing: () => expect(decision).toEqual([]),
        thenRefused(code, data) {
          if (!isRefusal(decision)) throw new Error(`expected refusal ${code}, got ${JSON.stringify(decision)}`)
          expect(decision.code).toBe(code)
          if (data) expect(decision.data).toMatchObject(data)
          return decision
        },
      }
    },
  })
}
