// What passkeys do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { passkeyRoutes } from './passkeys.routes'

export const passkeys: CommandFeature = { name: 'passkeys', routes: passkeyRoutes }
