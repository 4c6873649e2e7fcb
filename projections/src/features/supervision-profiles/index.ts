// What supervision profiles remember and answer: the one object that the list of features holds.
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { profileDocuments } from './supervision-profiles.documents'
import { licenseCounts, profileCandidates } from './supervision-profiles.ending'
import { supervisionProfileProjection } from './supervision-profiles.projection'
import { supervisionProfileQueries } from './supervision-profiles.queries'
import { supervisionProfilesTold } from './supervision-profiles.told'

export const supervisionProfiles: ReadFeature = {
  name: 'supervision-profiles',
  projections: readModels(supervisionProfileProjection),
  queries: () => supervisionProfileQueries,
  lookUps: profileCandidates,
  counts: { licenses: { uses: ['supervision_profile', 'position'], read: licenseCounts } },
  attachables: { supervisionprofile: { uses: ['supervision_profile'], read: profileDocuments } },
  history: {
    supervisionprofile: {
      projection: supervisionProfileProjection,
      machinery: ['reminded'],
      onlyFor: supervisionProfilePolicy.whole,
    },
  },
  historyWords: supervisionProfilesTold,
}
