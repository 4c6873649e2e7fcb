// What changing an address means: the one object that the list of features holds. Its events are those of the person.
import { feature } from '../../kernel/feature'
import * as contract from './email-changes.contract'
import { emailChangeMails } from './email-changes.mails'
import { refusals } from './email-changes.refusals'

export const emailChanges = feature('email-changes', { contracts: [contract], refusals, mails: emailChangeMails })
