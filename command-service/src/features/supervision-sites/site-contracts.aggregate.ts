// The aggregate of contracts with sites, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type SiteContractState,
  siteContractDecider,
} from '@practicum/shared/features/supervision-sites/site-contracts.decider'
import { siteContractEvents } from '@practicum/shared/features/supervision-sites/site-contracts.events'
import {
  type SiteContractFacts,
  siteContractPolicy,
} from '@practicum/shared/features/supervision-sites/site-contracts.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

const factsOf = ({ organizationId }: SiteContractFacts): SiteContractFacts => ({ organizationId })

export const siteContractAggregate = {
  catalog: siteContractEvents,
  decider: siteContractDecider,
  audience: (state: SiteContractState) =>
    state.status === 'unknown' ? [] : audienceOf(siteContractPolicy.see, factsOf(state)),
} as const

/** What is not theirs does not exist, nor what was removed. */
export function mayChangeContract(principal: Principal, state: SiteContractState): Refusal | undefined {
  const isThere = state.status === 'kept' && allows(siteContractPolicy.change, principal, factsOf(state))
  return isThere ? undefined : refuse('not_found', {}, { kind: 'missing' })
}
