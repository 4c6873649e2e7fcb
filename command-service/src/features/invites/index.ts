// What invitations do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { acceptingReaction } from './invites.accepting'
import { inviteDemonstration } from './invites.demonstration'
import { peopleImportable } from './invites.importing'
import { inviteMails } from './invites.mails'
import { inviteRecipients } from './invites.recipients'
import { returnedReaction } from './invites.returned'
import { inviteRoutes } from './invites.routes'

export const invites: CommandFeature = {
  name: 'invites',
  routes: inviteRoutes,
  reactions: ({ services: { executor } }) => [acceptingReaction(executor), returnedReaction(executor)],
  mails: inviteMails,
  recipients: inviteRecipients,
  importables: { people: peopleImportable },
  demonstration: inviteDemonstration,
}
