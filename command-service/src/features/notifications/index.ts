// What notifications do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import type { RecipientLookUps } from '../../reactions/notifying'
import { notificationDemonstration } from './notifications.demonstration'
import { notificationReaction } from './notifications.reaction'
import { notificationRoutes } from './notifications.routes'

export const notifications: CommandFeature = {
  name: 'notifications',
  demonstration: notificationDemonstration,
  routes: notificationRoutes,
  reactions: ({ services, slots, lookUps }) => [
    notificationReaction(services.executor, slots.recipients, lookUps as RecipientLookUps),
  ],
}
