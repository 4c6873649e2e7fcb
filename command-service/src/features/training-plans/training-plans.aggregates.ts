// The aggregates of training plans, of their levels and of their names, and what the policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { trainingLevelDecider } from '@practicum/shared/features/training-plans/training-levels.decider'
import { trainingNameDecider } from '@practicum/shared/features/training-plans/training-names.decider'
import { trainingNameEvents } from '@practicum/shared/features/training-plans/training-names.events'
import { trainingPlanDecider } from '@practicum/shared/features/training-plans/training-plans.decider'
import {
  trainingLevelEvents,
  trainingPlanEvents,
} from '@practicum/shared/features/training-plans/training-plans.events'
import {
  type TrainingPlanFacts,
  trainingPlanPolicy,
} from '@practicum/shared/features/training-plans/training-plans.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

type State = { readonly status: 'unknown' } | (TrainingPlanFacts & { readonly status: 'open' | 'archived' })

const audience = (state: State): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(trainingPlanPolicy.see, { organizationId: state.organizationId })

export const trainingLevelAggregate = { catalog: trainingLevelEvents, decider: trainingLevelDecider, audience } as const
export const trainingPlanAggregate = { catalog: trainingPlanEvents, decider: trainingPlanDecider, audience } as const
export const trainingNameAggregate = { catalog: trainingNameEvents, decider: trainingNameDecider } as const

/** What is not theirs to look after does not exist: whoever sees a plan or a level may change it. */
export function authorize(principal: Principal, state: State): Refusal | undefined {
  const theirs =
    state.status !== 'unknown' && allows(trainingPlanPolicy.change, principal, { organizationId: state.organizationId })
  return theirs ? undefined : refuse('not_found', {}, { kind: 'missing' })
}
