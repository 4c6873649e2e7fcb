// What organizations do on the write side: the one object that the list of features holds.

import type { FollowingCandidates } from '@practicum/shared/features/organizations/archiving.candidates'
import type { CommandFeature } from '../../execution/feature'
import { followingSchedule } from './organizations.archiving'
import { organizationDemonstration } from './organizations.demonstration'
import { organizationRoutes } from './organizations.routes'

export const organizations: CommandFeature = {
  name: 'organizations',
  routes: organizationRoutes,
  schedules: ({ services, lookUps }) => [followingSchedule(services, lookUps as FollowingCandidates)],
  demonstration: organizationDemonstration,
}
