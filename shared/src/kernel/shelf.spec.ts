// How many things a person keeps, as given, when, then.
import type { DomainEvent } from './decider'
import { givenOf } from './given-when-then'
import { shelfDecider } from './shelf'

type Kept = DomainEvent<'Kept' | 'GivenUp', string>

const LIMIT = 50
const given = givenOf(
  shelfDecider<string, Kept>({
    ...{ limit: LIMIT, full: 'thing.too_many', keeping: 'Kept' },
    idOf: place => place,
    kept: data => ({ type: 'Kept', data }),
    givenUp: data => ({ type: 'GivenUp', data }),
  }),
)
const kept = (place: string): Kept => ({ type: 'Kept', data: place })
const keep = (place: string) => ({ type: 'Keep' as const, place })
const giveUp = (place: string) => ({ type: 'GiveUp' as const, place })

const full = Array.from({ length: LIMIT }, (_, at) => kept(`thing ${at}`))
const [first] = full as [Kept]

test('each thing has one place, up to the last; one more is refused', () => {
  given(...full.slice(1))
    .when(keep('another'))
    .thenEmits(kept('another'))
  given(...full)
    .when(keep('another'))
    .thenRefused('thing.too_many', { limit: LIMIT })
  given(...full)
    .when(keep(first.data))
    .thenNothing()
})

test('a place that is given up is free again; giving up what has none changes nothing', () => {
  const givenUp: Kept = { type: 'GivenUp', data: first.data }
  given(...full)
    .when(giveUp(first.data))
    .thenEmits(givenUp)
  given(...full, givenUp)
    .when(keep('another'))
    .thenEmits(kept('another'))
  given(kept('one')).when(giveUp('another')).thenNothing()
})
