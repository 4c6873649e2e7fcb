// What signing up answers: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { signupQueries } from './signup.queries'

export const signup: ReadFeature = { name: 'signup', queries: signupQueries }
