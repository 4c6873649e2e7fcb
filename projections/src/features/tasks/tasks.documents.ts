// Documents of tasks as those who see the task are shown them; an instance shows those of its series too.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { type AttachmentView, attachmentName, fileContent, fileName } from '@practicum/shared/contract/attached'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { toRow } from '@practicum/shared/kernel/fields'
import { queryRows } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'
import { visible } from './tasks.scope'
import type { DocumentCell } from './tasks.table'

interface ReadDocument {
  readonly cell: DocumentCell
  readonly owner: PersonRef | null
}

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

/** Of tasks that the reader sees, oldest first; whoever acts as somebody is shown none. */
export async function documentsOf(
  { db, principal }: { readonly db: ScopedDb; readonly principal: Principal },
  taskIds: readonly string[],
): Promise<AttachmentView[]> {
  if (principal.rootUserId !== undefined) return []
  const rows = await db.query<ReadDocument>(
    `select d.cell, ${personJson("(d.cell->>'ownerId')::uuid", "(d.cell->>'ownerPositionId')::uuid")} as owner
     from read.task t, jsonb_array_elements(t.documents) as d (cell)
     where t.task_id = any($1::uuid[]) order by d.cell->>'at', d.cell->>'id'`,
    [taskIds],
  )
  return rows.map(shown)
}

const shown = ({ cell, owner }: ReadDocument): AttachmentView => ({
  id: cell.id,
  ...toRow(attachmentName, cell),
  ...toRow(fileName, cell),
  url: `/api/attachments/${cell.id}/content`,
  upload: { type: cell.kind, ...toRow(fileContent, cell) },
  owner_id: cell.ownerId,
  owner: shownPerson(owner, cell.ownerId, cell.ownerPositionId),
  created_at: cell.at,
})
