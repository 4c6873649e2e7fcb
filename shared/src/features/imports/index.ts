// What imports mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './imports.contract'
import { importEvents } from './imports.events'
import { importNotifications } from './imports.notifications'
import { refusals } from './imports.refusals'
import * as starting from './starting.contract'

export const imports = feature('imports', {
  contracts: [contract, starting],
  events: [importEvents],
  refusals,
  notifications: importNotifications,
})
