// What signing up means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './signup.contract'
import { refusals } from './signup.refusals'

export const signup = feature('signup', { contracts: [contract], refusals })
