// What devices mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './devices.contract'
import * as remembered from './remembered-devices.contract'

export const devices = feature('devices', { contracts: [contract, remembered] })
