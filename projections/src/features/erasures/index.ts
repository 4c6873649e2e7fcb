// What erasures remember and answer: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { erasureProjection } from './erasures.projection'
import { erasureQueries } from './erasures.queries'
import { erasureName } from './erasures.shown'
import { erasureCandidates } from './erasures.under-way'

export const erasures: ReadFeature = {
  name: 'erasures',
  projections: readModels(erasureProjection),
  queries: () => erasureQueries,
  lookUps: erasureCandidates,
  notificationSubjects: { erasure: { uses: ['erasure', 'invite', 'person'], nameOf: erasureName } },
  history: { erasure: { projection: erasureProjection } },
  historyFields: {
    requestedBy: { as: 'requested_by', by: 'person' },
    confirmedBy: { as: 'confirmed_by', by: 'person' },
    withdrawnBy: { as: 'withdrawn_by', by: 'person' },
  },
}
