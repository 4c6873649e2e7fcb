// What drafts do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { draftRoutes } from './drafts.routes'

export const drafts: CommandFeature = {
  name: 'drafts',
  routes: draftRoutes,
}
