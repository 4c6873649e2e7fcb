// What notifications mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as choices from './notification-choices.contract'
import * as contract from './notifications.contract'
import { choiceEvents, markEvents, notificationEvents } from './notifications.events'
import { refusals } from './notifications.refusals'

export const notifications = feature('notifications', {
  byToken: true,
  contracts: [contract, choices],
  events: [choiceEvents, markEvents, notificationEvents],
  refusals,
})
