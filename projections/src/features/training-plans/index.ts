// What training plans remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { trainingDataQuery } from './training-data.queries'
import { findableTrainingPlans } from './training-plans.found'
import { trainingLevelProjection, trainingPlanProjection } from './training-plans.projection'
import { trainingPlanQueries } from './training-plans.queries'
import { trainingPlansTold } from './training-plans.told'
import { levelTitleProjection, planTitleProjection } from './training-titles.projection'

export const trainingPlans: ReadFeature = {
  name: 'training-plans',
  projections: readModels(levelTitleProjection, planTitleProjection, trainingLevelProjection, trainingPlanProjection),
  queries: () => [...trainingPlanQueries, trainingDataQuery],
  findables: { trainingplan: findableTrainingPlans },
  historyWords: trainingPlansTold,
  historyFields: {
    levelId: {
      as: 'level',
      by: 'title',
      uses: ['training_level'],
      titles:
        'select training_level_id as id, name as title from read.training_level where training_level_id = any($1::uuid[])',
    },
  },
  history: {
    traininglevel: { projection: trainingLevelProjection },
    trainingplan: { projection: trainingPlanProjection },
  },
}
