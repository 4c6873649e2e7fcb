// What training plans do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { trainingPlanDemonstration } from './training-plans.demonstration'
import { trainingPlanRoutes } from './training-plans.routes'

export const trainingPlans: CommandFeature = {
  name: 'training-plans',
  demonstration: trainingPlanDemonstration,
  routes: trainingPlanRoutes,
}
