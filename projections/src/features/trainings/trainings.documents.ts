// Documents of a training, as those who may know of them are shown them.
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { AttachmentsShown } from '../../reads/slots'
import { documentsSeen } from '../attachments/documents.read'

export const trainingDocuments: AttachmentsShown['read'] = (db, principal, trainingId) =>
  documentsSeen({ db, principal }, trainingPolicy.documents, { table: 'training', key: 'training_id' }, trainingId)
