// What passkeys mean: the one object that the list of features holds. Their events are those of the person.
import { feature } from '../../kernel/feature'
import * as first from './first-passkey.contract'
import * as contract from './passkeys.contract'
import { refusals } from './passkeys.refusals'

export const passkeys = feature('passkeys', { contracts: [contract, first], refusals })
