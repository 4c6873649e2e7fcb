// What notifications mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './notifications.contract'
import { markEvents, notificationEvents } from './notifications.events'

export const notifications = feature('notifications', {
  contracts: [contract],
  events: [markEvents, notificationEvents],
})
