// What devices answer: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { deviceQueries } from './devices.queries'

export const devices: ReadFeature = { name: 'devices', queries: deviceQueries }
