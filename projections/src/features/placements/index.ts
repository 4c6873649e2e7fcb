// What placements remember and answer: the one object that the list of features holds.
import { placementPolicy, seesPlacement } from '@practicum/shared/features/placements/placements.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { NAMED_BY, titleOf } from '../trainings/trainings.names'
import { placementCandidates } from './placements.candidates'
import { findablePlacements } from './placements.found'
import { placementProjection } from './placements.projection'
import { placementQueries } from './placements.queries'
import { placementCounts, siteOfPlacement, traineeOfPlacement, trainingsCount } from './placements.shown'

export const placements: ReadFeature = {
  name: 'placements',
  projections: readModels(placementProjection),
  queries: ({ slots }) => placementQueries(slots),
  lookUps: placementCandidates,
  counts: { placements: { uses: ['placement'], read: placementCounts } },
  figures: { trainings_count: { uses: ['training'], read: trainingsCount } },
  notificationSubjects: {
    placement: {
      uses: ['placement', 'site', 'person', 'position'],
      nameOf: siteOfPlacement,
      whoseOf: traineeOfPlacement,
    },
  },
  findables: { placement: findablePlacements },
  commented: { placement: { event: 'PlacementCommented', see: seesPlacement } },
  history: {
    placement: {
      projection: placementProjection,
      // Whoever supervises it in the end need not know who was to do so before, and where they are written to.
      heldBack: {
        fields: ['proposed', 'inviteeId'],
        events: ['SupervisorProposed', 'ProposedSupervisorInvited'],
        onlyFor: placementPolicy.propose,
      },
    },
  },
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
      uses: ['training', ...NAMED_BY],
      titles: `select t.training_id as id, ${titleOf('t')} as title from read.training t
        where t.training_id = any($1::uuid[])`,
    },
  },
}
