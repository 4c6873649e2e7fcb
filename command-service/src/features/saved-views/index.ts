// What saved views do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { savedViewDemonstration } from './saved-views.demonstration'
import { savedViewRoutes } from './saved-views.routes'

export const savedViews: CommandFeature = {
  name: 'saved-views',
  demonstration: savedViewDemonstration,
  routes: savedViewRoutes,
}
