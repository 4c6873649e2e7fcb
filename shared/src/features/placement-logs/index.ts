// What the logged days of placements mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './placement-logs.contract'
import { placementLogEvents } from './placement-logs.events'
import { refusals } from './placement-logs.refusals'

export const placementLogs = feature('placement-logs', {
  contracts: [contract],
  events: [placementLogEvents],
  refusals,
})
