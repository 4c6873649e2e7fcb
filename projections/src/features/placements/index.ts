// What placements remember and answer: the one object that the list of features holds.
import { seesPlacement } from '@practicum/shared/features/placements/placements.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { placementCandidates } from './placements.candidates'
import { findablePlacements } from './placements.found'
import { placementProjection } from './placements.projection'
import { placementQueries } from './placements.queries'
import { placementCounts, siteOfPlacement, trainingsCount } from './placements.shown'

export const placements: ReadFeature = {
  name: 'placements',
  projections: readModels(placementProjection),
  queries: () => placementQueries,
  lookUps: placementCandidates,
  counts: { placements: { uses: ['placement'], read: placementCounts } },
  figures: { trainings_count: { uses: ['training'], read: trainingsCount } },
  notificationSubjects: { placement: { uses: ['placement', 'site'], nameOf: siteOfPlacement } },
  findables: { placement: findablePlacements },
  commented: { placement: { event: 'PlacementCommented', see: seesPlacement } },
  history: { placement: { projection: placementProjection } },
  historyFields: {
    traineeId: { as: 'trainee', by: 'person' },
    siteId: {
      as: 'site',
      by: 'title',
      uses: ['site'],
      titles: 'select site_id as id, name as title from read.site where site_id = any($1::uuid[])',
    },
    trainingId: {
      as: 'training',
      by: 'title',
      uses: ['training'],
      titles: `select training_id as id, plan_name || ', ' || level_name as title from read.training
        where training_id = any($1::uuid[])`,
    },
  },
}
