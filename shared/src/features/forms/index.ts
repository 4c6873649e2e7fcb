// What forms mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './forms.contract'
import { formEvents } from './forms.events'
import { refusals } from './forms.refusals'

export const forms = feature('forms', { byToken: true, contracts: [contract], events: [formEvents], refusals })
