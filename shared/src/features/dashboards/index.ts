// What dashboards mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './dashboards.contract'
import { greetingEvents } from './dashboards.events'

export const dashboards = feature('dashboards', { contracts: [contract], events: [greetingEvents] })
