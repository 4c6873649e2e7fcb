// What organizations do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { organizationDemonstration } from './organizations.demonstration'
import { organizationRoutes } from './organizations.routes'

export const organizations: CommandFeature = {
  name: 'organizations',
  routes: organizationRoutes,
  demonstration: organizationDemonstration,
}
