// Documents of a training, as those who may know of them are shown them.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { documentsIn } from '../attachments/documents.read'

/** Undefined where the principal is told of none. */
export async function trainingDocuments(
  db: ScopedDb,
  principal: Principal,
  trainingId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = scopeOf(trainingPolicy.documents, principal, 't').and('t.training_id = ?', trainingId)
  const [seen] = await queryRows(db, where.select('t.training_id', 'read.training t'))
  return seen ? documentsIn({ db, principal }, { table: 'training', key: 'training_id' }, [trainingId]) : undefined
}
