// What signing in by a provider answers: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { ssoQueries } from './sso.queries'

export const sso: ReadFeature = { name: 'sso', queries: ssoQueries }
