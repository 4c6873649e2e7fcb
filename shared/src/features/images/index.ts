// What images mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './images.contract'
import { refusals } from './images.refusals'

export const images = feature('images', { contracts: [contract], refusals })
