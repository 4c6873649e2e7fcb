// What signing in and out means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './sessions.contract'
import { refusals } from './sessions.refusals'
import * as lockContract from './sign-in-lock.contract'

export const sessions = feature('sessions', { contracts: [contract, lockContract], refusals })
