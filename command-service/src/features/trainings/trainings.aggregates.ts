// The aggregates of trainings and of the calendars that keep them apart, and what the policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { trainingCalendarDecider } from '@practicum/shared/features/trainings/training-calendar.decider'
import { trainingCalendarEvents } from '@practicum/shared/features/trainings/training-calendar.events'
import { type TrainingState, trainingDecider } from '@practicum/shared/features/trainings/trainings.decider'
import { trainingEvents } from '@practicum/shared/features/trainings/trainings.events'
import { trainingFacts, trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

const audience = (state: TrainingState): readonly string[] =>
  state.status === 'unknown' ? [] : audienceOf(trainingPolicy.told, trainingFacts(state))

export const trainingAggregate = { catalog: trainingEvents, decider: trainingDecider, audience } as const
export const trainingCalendarAggregate = { catalog: trainingCalendarEvents, decider: trainingCalendarDecider } as const

/** What is not theirs to look after does not exist. */
export function authorize(principal: Principal, state: TrainingState): Refusal | undefined {
  const theirs = state.status === 'planned' && allows(trainingPolicy.change, principal, trainingFacts(state))
  return theirs ? undefined : refuse('not_found', {}, { kind: 'missing' })
}
