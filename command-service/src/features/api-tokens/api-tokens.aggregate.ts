// The aggregate of an access token, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type ApiTokenState, apiTokenDecider } from '@practicum/shared/features/api-tokens/api-tokens.decider'
import { apiTokenEvents } from '@practicum/shared/features/api-tokens/api-tokens.events'
import { type ApiTokenFacts, apiTokenPolicy } from '@practicum/shared/features/api-tokens/api-tokens.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const apiTokenAggregate = { catalog: apiTokenEvents, decider: apiTokenDecider, audience } as const

type Known = Exclude<ApiTokenState, { status: 'unknown' }>

const factsOf = ({ userId, organizationId, of }: Known): ApiTokenFacts => ({
  ...{ userId, organizationId },
  ofOrganization: of === 'organization',
})

function audience(state: ApiTokenState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(apiTokenPolicy.see, factsOf(state))
}

/** Whoever sees it may revoke it; for all others it is not there. */
export function authorize(principal: Principal, state: ApiTokenState): Refusal | undefined {
  const isTheirs = state.status !== 'unknown' && allows(apiTokenPolicy.see, principal, factsOf(state))
  return isTheirs ? undefined : refuse('not_found', {}, { kind: 'missing' })
}

export const mayMakeForOrganization = (principal: Principal): boolean =>
  allows(apiTokenPolicy.makeForOrganization, principal, {})
