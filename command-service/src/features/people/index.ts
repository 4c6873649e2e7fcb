// What people do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { accountDemonstration } from './people.demonstration'
import { accountMails } from './people.mails'
import { accountRecipients } from './people.recipients'
import { peopleRoutes } from './people.routes'
import { personWebhooks } from './people.webhooks'

export const people: CommandFeature = {
  name: 'people',
  demonstration: accountDemonstration,
  routes: peopleRoutes,
  recipients: accountRecipients,
  mails: accountMails,
  webhooks: personWebhooks,
}
