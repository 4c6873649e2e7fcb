// What samples mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './samples.contract'
import { sampleEvents } from './samples.events'
import { refusals } from './samples.refusals'

export const samples = feature('samples', { contracts: [contract], events: [sampleEvents], refusals })
