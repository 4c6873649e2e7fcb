// What signing up means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as emails from './email-valid.contract'
import * as contract from './signup.contract'
import { signupMails } from './signup.mails'
import { refusals } from './signup.refusals'
import * as existing from './user-exists.contract'
import * as verification from './verification.contract'

export const signup = feature('signup', {
  contracts: [contract, emails, existing, verification],
  refusals,
  mails: signupMails,
})
