// What acting as somebody answers: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { loginAsQueries } from './login-as.queries'

export const loginAs: ReadFeature = { name: 'login-as', queries: () => loginAsQueries }
