// No name twice: of the levels that are open each holds its own, and of the plans each its own with its first day.

import type { TrainingLevelState } from '@practicum/shared/features/training-plans/training-levels.decider'
import { levelNameId, planNameId } from '@practicum/shared/features/training-plans/training-names.events'
import type { TrainingPlanState } from '@practicum/shared/features/training-plans/training-plans.decider'
import { trainingLevelAggregate, trainingNameAggregate, trainingPlanAggregate } from './training-plans.aggregates'

export const levelsNamed = {
  ...trainingLevelAggregate,
  reservation: trainingNameAggregate,
  held: (state: TrainingLevelState) => (state.status === 'open' ? levelNameId(state) : undefined),
}

export const plansNamed = {
  ...trainingPlanAggregate,
  reservation: trainingNameAggregate,
  held: (state: TrainingPlanState) => (state.status === 'open' ? planNameId(state) : undefined),
}
