// What insurances mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './insurances.contract'
import { insuranceEvents } from './insurances.events'
import { insuranceNotifications } from './insurances.notifications'
import { refusals } from './insurances.refusals'

export const insurances = feature('insurances', {
  contracts: [contract],
  events: [insuranceEvents],
  refusals,
  notifications: insuranceNotifications,
})
