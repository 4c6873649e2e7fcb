// What acting as somebody means: the one object that the list of features holds. Its events are those of the person.
import { feature } from '../../kernel/feature'
import * as contract from './login-as.contract'
import { refusals } from './login-as.refusals'

export const loginAs = feature('login-as', { contracts: [contract], refusals })
