// What dashboards do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { dashboardRoutes } from './dashboards.routes'

export const dashboards: CommandFeature = {
  name: 'dashboards',
  routes: dashboardRoutes,
}
