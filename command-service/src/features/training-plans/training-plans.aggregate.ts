// The aggregate of training plans, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import {
  type TrainingPlanState,
  trainingPlanDecider,
} from '@practicum/shared/features/training-plans/training-plans.decider'
import { trainingPlanEvents } from '@practicum/shared/features/training-plans/training-plans.events'
import { trainingPlanFacts, trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const trainingPlanAggregate = { catalog: trainingPlanEvents, decider: trainingPlanDecider, audience } as const

function audience(state: TrainingPlanState): readonly string[] {
  return state.status === 'unknown' ? [] : audienceOf(trainingPlanPolicy.see, trainingPlanFacts(state))
}

/** What is not yours does not exist; what you see but may not change is forbidden. */
export function authorize(
  principal: Principal,
  state: TrainingPlanState,
  wanted: 'see' | 'change',
): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (state.status === 'unknown') return missing
  const facts = trainingPlanFacts(state)
  if (!allows(trainingPlanPolicy.see, principal, facts)) return missing
  return allows(trainingPlanPolicy[wanted], principal, facts)
    ? undefined
    : refuse('forbidden', {}, { kind: 'forbidden' })
}
