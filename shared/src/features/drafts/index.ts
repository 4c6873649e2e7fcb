// What drafts mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './drafts.contract'

export const drafts = feature('drafts', { contracts: [contract] })
