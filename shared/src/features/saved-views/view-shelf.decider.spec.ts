// How many saved views a person keeps, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { newId } from '../../kernel/ids'
import type { ViewShelfEvent } from './saved-views.events'
import { VIEWS_KEPT, viewShelfDecider } from './view-shelf.decider'

const given = givenOf(viewShelfDecider)
const positionId = newId()
const kept = (savedViewId: string): ViewShelfEvent => ({ type: 'ViewKept', data: { positionId, savedViewId } })
const keep = (savedViewId: string) => ({ type: 'Keep' as const, place: { positionId, savedViewId } })
const giveUp = (savedViewId: string) => ({ type: 'GiveUp' as const, place: { positionId, savedViewId } })

const full = Array.from({ length: VIEWS_KEPT }, () => kept(newId()))
const [first] = full as [ViewShelfEvent]

test('each view has one place, up to the last; one more is refused', () => {
  const view = newId()
  given(...full.slice(1))
    .when(keep(view))
    .thenEmits(kept(view))
  given(...full)
    .when(keep(view))
    .thenRefused('saved_view.too_many', { limit: VIEWS_KEPT })
  given(...full)
    .when(keep(first.data.savedViewId))
    .thenNothing()
})

test('a place that is given up is free again; giving up what has none changes nothing', () => {
  const [view, another] = [newId(), newId()]
  const givenUp: ViewShelfEvent = { type: 'ViewGivenUp', data: first.data }
  given(...full)
    .when(giveUp(first.data.savedViewId))
    .thenEmits(givenUp)
  given(...full, givenUp)
    .when(keep(view))
    .thenEmits(kept(view))
  given(kept(view)).when(giveUp(another)).thenNothing()
})
