// What accounts do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { userRoutes } from './users.routes'

export const users: CommandFeature = { name: 'users', routes: userRoutes }
