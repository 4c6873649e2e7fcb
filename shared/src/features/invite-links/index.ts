// What invite links mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as changing from './changing.contract'
import * as contract from './invite-links.contract'
import { inviteLinkEvents } from './invite-links.events'
import { refusals } from './invite-links.refusals'

export const inviteLinks = feature('invite-links', {
  contracts: [contract, changing],
  events: [inviteLinkEvents],
  refusals,
})
