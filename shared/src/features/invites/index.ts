// What invitations mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './invites.contract'
import { inviteEvents } from './invites.events'
import { inviteMails } from './invites.mails'
import { inviteNotifications } from './invites.notifications'
import { refusals } from './invites.refusals'

export const invites = feature('invites', {
  contracts: [contract],
  events: [inviteEvents],
  refusals,
  notifications: inviteNotifications,
  mails: inviteMails,
})
