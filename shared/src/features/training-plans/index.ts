// What training plans and their levels mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as changing from './changing.contract'
import * as data from './training-data.contract'
import { trainingNameEvents } from './training-names.events'
import * as contract from './training-plans.contract'
import { trainingLevelEvents, trainingPlanEvents } from './training-plans.events'
import { refusals } from './training-plans.refusals'

export const trainingPlans = feature('training-plans', {
  contracts: [contract, changing, data],
  events: [trainingLevelEvents, trainingPlanEvents, trainingNameEvents],
  refusals,
})
