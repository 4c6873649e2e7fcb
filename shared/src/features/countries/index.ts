// What countries mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './countries.contract'
import { refusals } from './countries.refusals'
import { countrySupportEvents } from './country-support.events'
import * as supported from './supported.contract'

export const countries = feature('countries', {
  contracts: [contract, supported],
  events: [countrySupportEvents],
  refusals,
})
