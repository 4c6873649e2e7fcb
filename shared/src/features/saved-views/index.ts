// What saved views mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './saved-views.contract'
import { defaultViewEvents, savedViewEvents, viewShelfEvents } from './saved-views.events'
import { refusals } from './saved-views.refusals'

export const savedViews = feature('saved-views', {
  contracts: [contract],
  events: [savedViewEvents, defaultViewEvents, viewShelfEvents],
  refusals,
})
