// What supervision profiles do on the write side: the one object that the list of features holds.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandFeature } from '../../execution/feature'
import { supervisionProfileAttachable } from './supervision-profiles.attachable'
import { supervisionProfileDemonstration } from './supervision-profiles.demonstration'
import { supervisionProfileRecipients } from './supervision-profiles.recipients'
import { supervisionProfileRoutes } from './supervision-profiles.routes'
import { supervisionProfileSchedule } from './supervision-profiles.schedule'

export const supervisionProfiles: CommandFeature = {
  name: 'supervision-profiles',
  demonstration: supervisionProfileDemonstration,
  routes: supervisionProfileRoutes,
  recipients: supervisionProfileRecipients,
  attachables: { supervisionprofile: supervisionProfileAttachable },
  schedules: ({ services, lookUps }) => [supervisionProfileSchedule(services, lookUps as EndingCandidates)],
}
