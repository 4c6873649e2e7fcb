// What search means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './search.contract'

export const search = feature('search', { contracts: [contract] })
