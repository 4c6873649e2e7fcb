// Who holds one thing that two may not have: a name, an application. What is to hold it claims it before it does; once it has ceased to, whoever asks
// for the thing has it released.
//
// Two streams take part and no transaction spans them, so every claim and release says at which revision of the holder it is meant: a claim for the
// revision about to be written, a release for the revision that was read. A release that comes late is older than the claim and changes nothing; so at
// no time do two hold one thing.
import type { Decider, DomainEvent } from './decider'
import type { Refusal } from './refusal'

export interface ReservationCommand {
  readonly type: 'Claim' | 'Release'
  readonly holderId: string
  /** Revision in the stream of the holder. */
  readonly atRevision: number
}

type Held = Omit<ReservationCommand, 'type'>

export interface ReservationState {
  readonly heldBy: string | undefined
  /** Of the holder, when it claimed. */
  readonly atRevision: number
}

/** How one kind of reservation is written down. */
interface Kind<Event extends DomainEvent> {
  readonly claimed: (held: Held) => Event
  readonly released: (held: Held) => Event
  /** `claimedBy` is undefined in a release. */
  readonly read: (event: Event) => { readonly claimedBy: string | undefined; readonly atRevision: number }
  /** Said where another one holds it. */
  readonly taken: () => Refusal
}

export type ReservationDecider<Event extends DomainEvent> = Decider<ReservationCommand, ReservationState, Event>

export function reservationDecider<Event extends DomainEvent>(kind: Kind<Event>): ReservationDecider<Event> {
  const claim = (held: Held, { heldBy, atRevision }: ReservationState) => {
    if (heldBy === undefined) return [kind.claimed(held)]
    if (heldBy !== held.holderId) return kind.taken()
    return held.atRevision > atRevision ? [kind.claimed(held)] : []
  }
  const release = (held: Held, { heldBy, atRevision }: ReservationState) =>
    heldBy === held.holderId && held.atRevision >= atRevision ? [kind.released(held)] : []
  return {
    initialState: () => ({ heldBy: undefined, atRevision: -1 }),
    decide: ({ type, ...held }, state) => (type === 'Claim' ? claim(held, state) : release(held, state)),
    evolve(_state, event) {
      const { claimedBy, atRevision } = kind.read(event)
      return { heldBy: claimedBy, atRevision }
    },
  }
}
