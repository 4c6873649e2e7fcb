// What training plans remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { trainingPlanProjection } from './training-plans.projection'
import { trainingPlanQueries } from './training-plans.queries'
import { trainingPlanCounts, trainingPlanTitle } from './training-plans.shown'

export const trainingPlans: ReadFeature = {
  name: 'training-plans',
  projections: readModels(trainingPlanProjection),
  queries: () => trainingPlanQueries,
  counts: { training_plans: { uses: ['training_plan'], read: trainingPlanCounts } },
  notificationSubjects: { training_plan: { uses: ['training_plan'], nameOf: trainingPlanTitle } },
  history: { trainingplan: { projection: trainingPlanProjection } },
}
