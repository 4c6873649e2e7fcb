// What clients do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { clientAttachable } from './clients.attachable'
import { clientDemonstration } from './clients.demonstration'
import { clientRecipients } from './clients.recipients'
import { clientRoutes } from './clients.routes'

export const clients: CommandFeature = {
  name: 'clients',
  demonstration: clientDemonstration,
  attachables: { client: clientAttachable },
  routes: clientRoutes,
  recipients: clientRecipients,
}
