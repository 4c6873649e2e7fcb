// What dashboards mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './dashboards.contract'
import { greetingEvents } from './dashboards.events'
import * as queues from './queues.contract'

export const dashboards = feature('dashboards', { contracts: [contract, queues], events: [greetingEvents] })
