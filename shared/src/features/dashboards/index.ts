// What dashboards mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './dashboards.contract'

export const dashboards = feature('dashboards', { contracts: [contract] })
