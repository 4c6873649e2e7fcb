// What tasks mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './tasks.contract'
import { taskEvents } from './tasks.events'
import { taskNotifications } from './tasks.notifications'
import { refusals } from './tasks.refusals'

export const tasks = feature('tasks', {
  contracts: [contract],
  events: [taskEvents],
  refusals,
  notifications: taskNotifications,
})
