// What people and organizations mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contact from './contact.contract'
import { emailEvents, organizationEvents } from './organization.events'
import * as contract from './people.contract'
import { accountMails } from './people.mails'
import { accountNotifications } from './people.notifications'
import { refusals } from './people.refusals'
import * as standing from './people-standing.contract'
import * as card from './person-card.contract'
import { userEvents } from './user.events'

export const people = feature('people', {
  contracts: [contract, contact, card, standing],
  events: [emailEvents, organizationEvents, userEvents],
  refusals,
  notifications: accountNotifications,
  mails: accountMails,
  webhooks: {
    'person.joined': 'Somebody gets a position in the organization',
  },
})
