// How many saved views a person keeps.
import { shelfDecider } from '../../kernel/shelf'
import type { ViewShelfEvent } from './saved-views.events'

/** Nobody finds theirs among more, and every list tells all of its own. */
export const VIEWS_KEPT = 50

export const viewShelfDecider = shelfDecider<ViewShelfEvent['data'], ViewShelfEvent>({
  limit: VIEWS_KEPT,
  full: 'saved_view.too_many',
  idOf: ({ savedViewId }) => savedViewId,
  keeping: 'ViewKept',
  kept: data => ({ type: 'ViewKept', data }),
  givenUp: data => ({ type: 'ViewGivenUp', data }),
})
