// What accounts mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as account from './account.contract'
import * as intents from './account-intents.contract'
import * as activeAdmins from './active-admins.contract'
import * as merging from './merging.contract'
import * as contract from './users.contract'
import { refusals } from './users.refusals'

export const users = feature('users', { contracts: [contract, account, intents, activeAdmins, merging], refusals })
