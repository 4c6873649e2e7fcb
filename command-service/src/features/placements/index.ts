// What placements do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { placementDemonstration } from './placements.demonstration'
import { placementRecipients } from './placements.recipients'
import { placementRoutes } from './placements.routes'

export const placements: CommandFeature = {
  name: 'placements',
  demonstration: placementDemonstration,
  routes: placementRoutes,
  recipients: placementRecipients,
}
