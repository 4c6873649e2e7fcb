// What accounts do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { userDemonstration } from './users.demonstration'
import { mergingReaction, mergingRoutes } from './users.merging'
import { userRoutes } from './users.routes'

export const users: CommandFeature = {
  name: 'users',
  routes: services => [...userRoutes(services), ...mergingRoutes(services)],
  demonstration: userDemonstration,
  reactions: ({ services }) => [mergingReaction(services)],
}
