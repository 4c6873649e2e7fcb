// What the audit trail means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as access from './access.contract'
import * as contract from './audit.contract'
import { refusals } from './audit.refusals'
import * as history from './history.contract'

export const audit = feature('audit', { contracts: [access, contract, history], refusals })
