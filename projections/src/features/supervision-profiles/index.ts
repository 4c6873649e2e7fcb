// What supervision profiles remember and answer: the one object that the list of features holds.
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { profileDocuments } from './supervision-profiles.documents'
import { supervisionProfileProjection } from './supervision-profiles.projection'
import { supervisionProfileQueries } from './supervision-profiles.queries'
import { supervisionProfilesTold } from './supervision-profiles.told'

export const supervisionProfiles: ReadFeature = {
  name: 'supervision-profiles',
  projections: readModels(supervisionProfileProjection),
  queries: () => supervisionProfileQueries,
  attachables: { supervisionprofile: { uses: ['supervision_profile'], read: profileDocuments } },
  history: {
    supervisionprofile: { projection: supervisionProfileProjection, onlyFor: supervisionProfilePolicy.whole },
  },
  historyWords: supervisionProfilesTold,
}
