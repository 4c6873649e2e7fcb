// What devices do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { deviceRoutes } from './devices.routes'

export const devices: CommandFeature = { name: 'devices', routes: deviceRoutes }
