// What placements do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { placementRecipients } from './placements.recipients'
import { placementRoutes } from './placements.routes'

export const placements: CommandFeature = {
  name: 'placements',
  routes: placementRoutes,
  recipients: placementRecipients,
}
