// Documents of tasks as those who see the task are shown them; an instance shows those of its series too.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { queryRows } from '../../runner/conditions'
import { documentsIn } from '../attachments/documents.read'
import { visible } from './tasks.scope'

/** Undefined where the principal does not see the task. */
export async function taskDocuments(
  db: ScopedDb,
  principal: Principal,
  taskId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = visible(principal).and('t.task_id = ?', taskId)
  const [task] = await queryRows<{ parent_id: string | null }>(db, where.select('t.parent_id', 'read.task t'))
  return task && documentsOf({ db, principal }, [taskId, ...(task.parent_id === null ? [] : [task.parent_id])])
}

export const documentsOf = (
  asked: { readonly db: ScopedDb; readonly principal: Principal },
  taskIds: readonly string[],
): Promise<AttachmentView[]> => documentsIn(asked, { table: 'task', key: 'task_id' }, taskIds)
