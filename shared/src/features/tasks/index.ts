// What tasks mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import { placeEvents } from './place.events'
import * as intents from './task-intents.contract'
import * as progress from './task-progress.contract'
import * as status from './task-status.contract'
import * as contract from './tasks.contract'
import { taskEvents } from './tasks.events'
import { taskNotifications } from './tasks.notifications'
import { refusals } from './tasks.refusals'

export const tasks = feature('tasks', {
  byToken: true,
  contracts: [contract, status, intents, progress],
  events: [taskEvents, placeEvents],
  refusals,
  notifications: taskNotifications,
  webhooks: {
    'task.completed': 'A task is completed',
  },
})
