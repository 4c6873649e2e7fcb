// The aggregates of supervision sites and of their names, and what the policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows, type Policy } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { siteNameDecider } from '@practicum/shared/features/supervision-sites/site-names.decider'
import { siteNameEvents, siteNameId } from '@practicum/shared/features/supervision-sites/site-names.events'
import { siteDecider } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import {
  type Site,
  type SiteState,
  siteFacts,
} from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const siteAggregate = {
  catalog: siteEvents,
  decider: siteDecider,
  /** Whoever decides about it and its own people; of others those who look at it. */
  audience: (state: SiteState) =>
    state.status === 'unknown' ? [] : [...audienceOf(sitePolicy.told, siteFacts(state)), room.site(state.siteId)],
} as const

export const siteNameAggregate = { catalog: siteNameEvents, decider: siteNameDecider } as const

/** Each holds its name and department as long as it is there. */
export const sitesNamed = {
  ...siteAggregate,
  reservation: siteNameAggregate,
  held: (state: SiteState) =>
    state.status === 'unknown' || state.status === 'deleted' || !state.named ? undefined : siteNameId(state),
} as const

/** What the directory shows to whoever looks for a place in it: approved, published and not expired on this day. */
export function openSite(principal: Principal, state: SiteState, today: string): Site | undefined {
  if (state.status !== 'approved' || !state.published || !allows(sitePolicy.see, principal, siteFacts(state))) return
  return state.expirationDate !== null && state.expirationDate < today ? undefined : state
}

type Authorize = (principal: Principal, state: SiteState) => Refusal | undefined

/** What is not theirs to see does not exist, nor what was deleted; what they see and may not change so is forbidden. */
const letting =
  (policy: Policy): Authorize =>
  (principal, state) => {
    const missing = refuse('not_found', {}, { kind: 'missing' })
    if (state.status === 'unknown' || state.status === 'deleted') return missing
    const facts = siteFacts(state)
    if (!allows(sitePolicy.see, principal, facts)) return missing
    return allows(policy, principal, facts) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
  }

/** Whoever decides about the site. */
export const authorize = letting(sitePolicy.decide)

/** Its own people too. */
export const mayEdit = letting(sitePolicy.edit)

export const decides = (principal: Principal, state: SiteState): boolean => authorize(principal, state) === undefined
