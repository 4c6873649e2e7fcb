// What invitations do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { acceptingReaction } from './invites.accepting'

export const invites: CommandFeature = {
  name: 'invites',
  reactions: ({ services: { executor } }) => [acceptingReaction(executor)],
}
