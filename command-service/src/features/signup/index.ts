// What signing up does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { signupMails } from './signup.mails'
import { signupRoutes } from './signup.routes'

export const signup: CommandFeature = { name: 'signup', routes: signupRoutes, mails: signupMails }
