// How many things of one kind a person keeps: each takes a place on their shelf, and gives it back when it is deleted.
import type { Decider, DomainEvent } from './decider'
import { refuse } from './refusal'

/** Ids of what is kept there. */
export interface Shelf {
  readonly kept: readonly string[]
}

/** `place` says whose shelf it is, and what stands there. */
export interface ShelfCommand<Place> {
  readonly type: 'Keep' | 'GiveUp'
  readonly place: Place
}

interface ShelfRules<Place, Event extends DomainEvent> {
  /** So many have a place at the same time. */
  readonly limit: number
  /** Code of the refusal where it is full; its data say the limit. */
  readonly full: string
  readonly idOf: (place: Place) => string
  readonly keeping: Event['type']
  readonly kept: (place: Place) => Event
  readonly givenUp: (place: Place) => Event
}

/** Whoever has a place keeps it, however often it is asked for; giving up what has none changes nothing. */
export const shelfDecider = <Place, Event extends DomainEvent<string, Place>>(
  rules: ShelfRules<Place, Event>,
): Decider<ShelfCommand<Place>, Shelf, Event> => ({
  initialState: () => ({ kept: [] }),
  decide({ type, place }, { kept }) {
    const isKept = kept.includes(rules.idOf(place))
    if (isKept === (type === 'Keep')) return []
    if (isKept) return [rules.givenUp(place)]
    return kept.length < rules.limit ? [rules.kept(place)] : refuse(rules.full, { limit: rules.limit })
  },
  evolve({ kept }, { type, data }) {
    const id = rules.idOf(data)
    return { kept: type === rules.keeping ? [...kept, id] : kept.filter(one => one !== id) }
  },
})
