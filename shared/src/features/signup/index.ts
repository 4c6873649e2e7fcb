// What signing up means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './signup.contract'
import { signupMails } from './signup.mails'
import { refusals } from './signup.refusals'
import * as verification from './verification.contract'

export const signup = feature('signup', { contracts: [contract, verification], refusals, mails: signupMails })
