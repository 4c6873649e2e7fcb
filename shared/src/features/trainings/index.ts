// What trainings mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as changing from './changing.contract'
import * as simple from './simple-trainings.contract'
import { trainingCalendarEvents } from './training-calendar.events'
import * as contract from './trainings.contract'
import { trainingEvents } from './trainings.events'
import { trainingNotifications } from './trainings.notifications'
import { refusals } from './trainings.refusals'

export const trainings = feature('trainings', {
  contracts: [contract, changing, simple],
  events: [trainingEvents, trainingCalendarEvents],
  refusals,
  notifications: trainingNotifications,
  webhooks: {
    'training.assigned': 'A training is assigned',
  },
})
