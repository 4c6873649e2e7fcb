// What people do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { accountRecipients } from './people.recipients'
import { peopleRoutes } from './people.routes'

export const people: CommandFeature = {
  name: 'people',
  routes: peopleRoutes,
  recipients: accountRecipients,
}
