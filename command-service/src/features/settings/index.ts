// What settings do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { settingRoutes } from './settings.routes'

export const settings: CommandFeature = {
  name: 'settings',
  routes: settingRoutes,
}
