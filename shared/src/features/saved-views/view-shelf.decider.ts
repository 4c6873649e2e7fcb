// How many saved views a person keeps: each takes a place, and gives it back when it is deleted.
import { assertNever, type Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { ViewShelfEvent } from './saved-views.events'

/** Nobody finds theirs among more, and every list tells all of its own. */
export const VIEWS_KEPT = 50

interface Place {
  readonly positionId: string
  readonly savedViewId: string
}

export type ViewShelfCommand =
  | { readonly type: 'KeepView'; readonly place: Place }
  | { readonly type: 'GiveViewUp'; readonly place: Place }

export interface ViewShelf {
  readonly kept: readonly string[]
}

export const viewShelfDecider: Decider<ViewShelfCommand, ViewShelf, ViewShelfEvent> = {
  initialState: () => ({ kept: [] }),
  decide({ type, place }, { kept }) {
    const isKept = kept.includes(place.savedViewId)
    if (type === 'GiveViewUp') return isKept ? [{ type: 'ViewGivenUp', data: place }] : []
    if (isKept) return []
    return kept.length < VIEWS_KEPT
      ? [{ type: 'ViewKept', data: place }]
      : refuse('saved_view.too_many', { limit: VIEWS_KEPT })
  },
  evolve({ kept }, event) {
    switch (event.type) {
      case 'ViewKept':
        return { kept: [...kept, event.data.savedViewId] }
      case 'ViewGivenUp':
        return { kept: kept.filter(id => id !== event.data.savedViewId) }
      default:
        return assertNever(event)
    }
  },
}
