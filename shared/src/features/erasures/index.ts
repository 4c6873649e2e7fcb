// What erasures mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as changing from './changing.contract'
import * as contract from './erasures.contract'
import { erasureEvents } from './erasures.events'
import { erasureNotifications } from './erasures.notifications'
import { refusals } from './erasures.refusals'

export const erasures = feature('erasures', {
  contracts: [contract, changing],
  events: [erasureEvents],
  refusals,
  notifications: erasureNotifications,
})
