// What clients mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './clients.contract'
import { clientCodeEvents, clientEvents } from './clients.events'
import { clientNotifications } from './clients.notifications'
import { refusals } from './clients.refusals'

export const clients = feature('clients', {
  contracts: [contract],
  events: [clientEvents, clientCodeEvents],
  refusals,
  notifications: clientNotifications,
})
