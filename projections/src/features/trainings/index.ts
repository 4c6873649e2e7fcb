// What trainings remember and answer: the one object that the list of features holds.
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { documentsHeldBack } from '../attachments/documents.changes'
import { trainingCounts } from './trainings.counts'
import { trainingDocuments } from './trainings.documents'
import { findableTrainings } from './trainings.found'
import { NAMED_BY } from './trainings.names'
import { trainingProjection } from './trainings.projection'
import { trainingQueries, trainingSeen } from './trainings.queries'
import { trainingTitle } from './trainings.shown'
import { trainingsTold } from './trainings.told'
import { TRAINING_USES } from './trainings.view'

export const trainings: ReadFeature = {
  name: 'trainings',
  projections: readModels(trainingProjection),
  queries: () => trainingQueries,
  findables: { training: findableTrainings },
  counts: { trainings: { uses: ['training', 'organization', 'insurance'], read: trainingCounts } },
  notificationSubjects: { training: { uses: ['training', ...NAMED_BY], nameOf: trainingTitle } },
  besidePlacements: {
    training: { uses: TRAINING_USES, read: (reader, { trainingId }) => trainingSeen(reader, trainingId) },
    training_documents: {
      ownEyes: true,
      uses: ['training', 'person', 'position'],
      read: ({ db, principal }, { trainingId }) => trainingDocuments(db, principal, trainingId),
    },
  },
  historyWords: trainingsTold,
  attachables: { training: { uses: ['training', 'person', 'position'], read: trainingDocuments } },
  history: {
    training: { projection: trainingProjection, heldBack: documentsHeldBack(trainingPolicy.documents) },
  },
}
