// What invite links do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { inviteLinkDemonstration } from './invite-links.demonstration'
import { inviteLinkRoutes } from './invite-links.routes'

export const inviteLinks: CommandFeature = {
  name: 'invite-links',
  demonstration: inviteLinkDemonstration,
  routes: inviteLinkRoutes,
}
