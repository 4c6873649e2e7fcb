// What countries mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './countries.contract'

export const countries = feature('countries', { contracts: [contract] })
