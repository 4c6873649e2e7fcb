// What settings mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './settings.contract'
import { settingEvents } from './settings.events'
import { refusals } from './settings.refusals'

export const settings = feature('settings', { contracts: [contract], events: [settingEvents], refusals })
