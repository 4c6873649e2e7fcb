// What countries do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { countryDemonstration } from './countries.demonstration'
import { countryRoutes } from './countries.routes'

export const countries: CommandFeature = {
  name: 'countries',
  demonstration: countryDemonstration,
  routes: countryRoutes,
}
