// What mails mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './mails.contract'
import { mailEvents } from './mails.events'
import { refusals } from './mails.refusals'
import * as waiting from './waiting.contract'

export const mails = feature('mails', { contracts: [contract, waiting], events: [mailEvents], refusals })
