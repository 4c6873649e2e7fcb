// What passwords mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './passwords.contract'
import { passwordMails } from './passwords.mails'
import { refusals } from './passwords.refusals'

export const passwords = feature('passwords', { contracts: [contract], refusals, mails: passwordMails })
