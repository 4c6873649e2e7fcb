// What supervision profiles mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './supervision-profiles.contract'
import { supervisionProfileEvents } from './supervision-profiles.events'
import { supervisionProfileNotifications } from './supervision-profiles.notifications'
import { refusals } from './supervision-profiles.refusals'

export const supervisionProfiles = feature('supervision-profiles', {
  contracts: [contract],
  events: [supervisionProfileEvents],
  refusals,
  notifications: supervisionProfileNotifications,
})
