// What trainings remember and answer: the one object that the list of features holds.
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { documentsHeldBack } from '../attachments/documents.changes'
import { trainingDocuments } from './trainings.documents'
import { findableTrainings } from './trainings.found'
import { trainingProjection } from './trainings.projection'
import { trainingQueries } from './trainings.queries'
import { trainingTitle } from './trainings.shown'
import { trainingsTold } from './trainings.told'

export const trainings: ReadFeature = {
  name: 'trainings',
  projections: readModels(trainingProjection),
  queries: () => trainingQueries,
  findables: { training: findableTrainings },
  notificationSubjects: { training: { uses: ['training'], nameOf: trainingTitle } },
  historyWords: trainingsTold,
  attachables: { training: { uses: ['training', 'person', 'position'], read: trainingDocuments } },
  history: {
    training: { projection: trainingProjection, heldBack: documentsHeldBack(trainingPolicy.documents) },
  },
}
