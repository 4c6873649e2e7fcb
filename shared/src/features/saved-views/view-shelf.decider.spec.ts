// How many saved views a person keeps; what a shelf does is proven in kernel/shelf.spec.ts.
import { givenOf } from '../../kernel/given-when-then'
import { newId } from '../../kernel/ids'
import type { ViewShelfEvent } from './saved-views.events'
import { VIEWS_KEPT, viewShelfDecider } from './view-shelf.decider'

const given = givenOf(viewShelfDecider)
const place = () => ({ positionId: newId(), savedViewId: newId() })
const kept = (data: ViewShelfEvent['data']): ViewShelfEvent => ({ type: 'ViewKept', data })

test('fifty have a place, each its own, and one more is refused until one is given up', () => {
  expect(VIEWS_KEPT).toBe(50)
  const full = Array.from({ length: VIEWS_KEPT }, () => kept(place()))
  const [first] = full as [ViewShelfEvent]
  const another = place()
  const keeping = { type: 'Keep' as const, place: another }
  given(...full)
    .when(keeping)
    .thenRefused('saved_view.too_many', { limit: VIEWS_KEPT })
  const givenUp: ViewShelfEvent = { type: 'ViewGivenUp', data: first.data }
  given(...full)
    .when({ type: 'GiveUp', place: first.data })
    .thenEmits(givenUp)
  given(...full, givenUp)
    .when(keeping)
    .thenEmits(kept(another))
})
