// What signing in by a provider means: the one object that the list of features holds. Its events are those of the person.
import { feature } from '../../kernel/feature'
import * as contract from './sso.contract'
import { ssoMails } from './sso.mails'
import { refusals } from './sso.refusals'

export const sso = feature('sso', { contracts: [contract], refusals, mails: ssoMails })
