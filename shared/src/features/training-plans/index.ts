// What training plans mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './training-plans.contract'
import { trainingPlanEvents } from './training-plans.events'
import { trainingPlanNotifications } from './training-plans.notifications'
import { refusals } from './training-plans.refusals'

export const trainingPlans = feature('training-plans', {
  contracts: [contract],
  events: [trainingPlanEvents],
  refusals,
  notifications: trainingPlanNotifications,
})
