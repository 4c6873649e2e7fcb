// The aggregates of saved views and of what a list opens with, and what their policies say to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { defaultViewDecider } from '@practicum/shared/features/saved-views/default-view.decider'
import { type SavedViewState, savedViewDecider } from '@practicum/shared/features/saved-views/saved-views.decider'
import {
  defaultViewEvents,
  savedViewEvents,
  viewShelfEvents,
} from '@practicum/shared/features/saved-views/saved-views.events'
import { savedViewFacts, savedViewPolicy } from '@practicum/shared/features/saved-views/saved-views.policy'
import { viewShelfDecider } from '@practicum/shared/features/saved-views/view-shelf.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { shelfAggregate } from '../../execution/shelf'

export const savedViewAggregate = { catalog: savedViewEvents, decider: savedViewDecider, audience } as const

export const defaultViewAggregate = {
  catalog: defaultViewEvents,
  decider: defaultViewDecider,
  // Nobody else's business, and their own page knows already.
  audience: (): readonly string[] => [],
} as const

const viewShelf = shelfAggregate({ catalog: viewShelfEvents, decider: viewShelfDecider })

export const viewShelfOf = (positionId: string) => [viewShelf, derivedId(positionId, 'saved views')] as const

export const defaultViewId = (positionId: string, list: string): string => derivedId(positionId, `view of ${list}`)

/** Colleagues of the other roles have no room of their own; they hear of it with their next look. */
function audience(state: SavedViewState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(savedViewPolicy.remove, savedViewFacts(state))
}

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: SavedViewState,
  wanted: 'see' | 'change' | 'remove',
): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const facts = savedViewFacts(state)
  if (!allows(savedViewPolicy.see, principal, facts)) return missing
  return allows(savedViewPolicy[wanted], principal, facts) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
}

export const mayShare = (principal: Principal): boolean => allows(savedViewPolicy.share, principal, {})
