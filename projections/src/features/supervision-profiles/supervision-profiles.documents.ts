// Documents of a supervision profile as those who see the profile are shown them.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { type AttachmentView, fileContent } from '@practicum/shared/contract/attached'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { toRow } from '@practicum/shared/kernel/fields'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import type { ProfileDocument } from './supervision-profiles.table'

interface ReadDocument {
  readonly cell: ProfileDocument
  readonly owner: PersonRef | null
}

/** Undefined where the principal does not see the profile; whoever acts as somebody is shown none. */
export async function profileDocuments(
  db: ScopedDb,
  principal: Principal,
  userId: string,
): Promise<readonly AttachmentView[] | undefined> {
  const where = () => scopeOf(supervisionProfilePolicy.see, principal, 't').and('t.user_id in (?)', userId)
  const [seen] = await queryRows(db, where().select('t.user_id', 'read.supervision_profile t'))
  if (!seen) return undefined
  if (principal.rootUserId !== undefined) return []
  const columns = `d.cell, ${personJson('t.user_id', "(d.cell->>'ownerPositionId')::uuid")} as owner`
  const here = where().and("d.cell->>'organizationId' = ?", principal.organizationId)
  const source = 'read.supervision_profile t, jsonb_array_elements(t.documents) as d (cell)'
  const rows = await queryRows<ReadDocument>(db, here.select(columns, source, "order by d.cell->>'at', d.cell->>'id'"))
  return rows.map(({ cell, owner }) => ({
    ...{ id: cell.id, name: cell.name, filename: cell.filename, url: `/api/attachments/${cell.id}/content` },
    upload: { type: cell.kind, ...toRow(fileContent, cell) },
    owner_id: userId,
    owner: shownPerson(owner, userId, cell.ownerPositionId),
    created_at: cell.at,
  }))
}
