// What organizations answer: the one object that the list of features holds. Their table stands with those of people.
import type { ReadFeature } from '../../reads/feature'
import { figureQueries } from './figures.queries'
import { followingCandidates } from './following.candidates'
import { findableOrganizations } from './organizations.found'
import { organizationQueries } from './organizations.queries'

export const organizations: ReadFeature = {
  name: 'organizations',
  queries: () => [...organizationQueries, ...figureQueries],
  findables: { organization: findableOrganizations },
  lookUps: followingCandidates,
}
