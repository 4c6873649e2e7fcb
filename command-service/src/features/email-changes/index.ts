// What changing an address does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { emailChangeDemonstration } from './email-changes.demonstration'
import { emailChangeMails } from './email-changes.mails'
import { emailChangeRoutes } from './email-changes.routes'

export const emailChanges: CommandFeature = {
  name: 'email-changes',
  routes: emailChangeRoutes,
  mails: emailChangeMails,
  demonstration: emailChangeDemonstration,
}
