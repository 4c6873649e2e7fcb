// What supervision profiles do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { supervisionProfileAttachable } from './supervision-profiles.attachable'
import { supervisionProfileDemonstration } from './supervision-profiles.demonstration'
import { supervisionProfileRoutes } from './supervision-profiles.routes'

export const supervisionProfiles: CommandFeature = {
  name: 'supervision-profiles',
  demonstration: supervisionProfileDemonstration,
  routes: supervisionProfileRoutes,
  attachables: { supervisionprofile: supervisionProfileAttachable },
}
