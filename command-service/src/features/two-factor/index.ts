// What two-factor sign-in does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { twoFactorRoutes } from './two-factor.routes'

export const twoFactor: CommandFeature = { name: 'two-factor', routes: twoFactorRoutes }
