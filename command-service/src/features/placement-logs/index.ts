// What the logged days of placements do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { placementLogRoutes } from './placement-logs.routes'

export const placementLogs: CommandFeature = {
  name: 'placement-logs',
  routes: placementLogRoutes,
}
