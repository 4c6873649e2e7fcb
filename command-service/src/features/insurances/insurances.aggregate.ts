// The aggregate of liability insurances, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type InsuranceState, insuranceDecider } from '@practicum/shared/features/insurances/insurances.decider'
import { insuranceEvents } from '@practicum/shared/features/insurances/insurances.events'
import { insuranceFacts, insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const insuranceAggregate = {
  catalog: insuranceEvents,
  decider: insuranceDecider,
  audience: (state: InsuranceState) =>
    state.status === 'unknown' ? [] : audienceOf(insurancePolicy.see, insuranceFacts(state)),
} as const

/** What is not yours does not exist, nor what was deleted; what you see you may change. */
export function authorize(principal: Principal, state: InsuranceState): Refusal | undefined {
  const isThere = state.status === 'kept' && allows(insurancePolicy.change, principal, insuranceFacts(state))
  return isThere ? undefined : refuse('not_found', {}, { kind: 'missing' })
}
