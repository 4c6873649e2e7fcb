// What samples do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { sampleDemonstration } from './samples.demonstration'
import { sampleRoutes } from './samples.routes'

export const samples: CommandFeature = {
  name: 'samples',
  demonstration: sampleDemonstration,
  routes: sampleRoutes,
}
