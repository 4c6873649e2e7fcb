// What sessions do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { channelRoutes } from './sessions.channels'
import { sessionRoutes } from './sessions.routes'

export const sessions: CommandFeature = {
  name: 'sessions',
  routes: (services, slots) => [...sessionRoutes(services), ...channelRoutes(services, slots)],
}
