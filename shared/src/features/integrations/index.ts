// What integrations mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './integrations.contract'
import { integrationEvents } from './integrations.events'
import { integrationNotifications } from './integrations.notifications'
import { refusals } from './integrations.refusals'

export const integrations = feature('integrations', {
  contracts: [contract],
  events: [integrationEvents],
  refusals,
  notifications: integrationNotifications,
})
