// What two-factor sign-in answers: the one object that the list of features holds.
import type { ReadFeature } from '../../reads/feature'
import { twoFactorQueries } from './two-factor.queries'

export const twoFactor: ReadFeature = { name: 'two-factor', queries: twoFactorQueries }
