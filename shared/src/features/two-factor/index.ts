// What two-factor sign-in means: the one object that the list of features holds. Its events are those of the person.
import { feature } from '../../kernel/feature'
import * as contract from './two-factor.contract'
import { twoFactorMails } from './two-factor.mails'
import { refusals } from './two-factor.refusals'

export const twoFactor = feature('two-factor', { contracts: [contract], refusals, mails: twoFactorMails })
