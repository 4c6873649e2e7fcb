// Documents as those who see their thing are shown them.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Policy } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type AttachmentView, attachmentName, fileContent, fileName } from '@practicum/shared/contract/attached'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { toRow } from '@practicum/shared/kernel/fields'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import type { DocumentCell } from './documents.changes'

interface ReadDocument {
  readonly cell: DocumentCell
  readonly owner: PersonRef | null
}

interface Asked {
  readonly db: ScopedDb
  readonly principal: Principal
}

export interface DocumentSource {
  readonly table: string
  readonly key: string
  /** Those alone that were added in this organization. */
  readonly addedIn?: string
}

/** Of one thing; undefined for whom the policy does not let. */
export async function documentsSeen(
  asked: Asked,
  policy: Policy,
  source: DocumentSource,
  id: string,
): Promise<readonly AttachmentView[] | undefined> {
  const { table, key } = source
  const where = scopeOf(policy, asked.principal, 't').and(`t.${key} = ?`, id)
  const [seen] = await queryRows(asked.db, where.select(`t.${key}`, `read.${table} t`))
  return seen ? documentsIn(asked, source, [id]) : undefined
}

/** Of things that the reader sees, oldest first; whoever acts as somebody is shown none. */
export async function documentsIn(
  { db, principal }: Asked,
  { table, key, addedIn }: DocumentSource,
  ids: readonly string[],
): Promise<AttachmentView[]> {
  if (principal.rootUserId !== undefined) return []
  const rows = await db.query<ReadDocument>(
    `select d.cell, ${personJson("(d.cell->>'ownerPositionId')::uuid")} as owner
     from read.${table} t, jsonb_array_elements(t.documents) as d (cell)
     where t.${key} = any($1::uuid[]) and ($2::text is null or d.cell->>'organizationId' = $2) order by d.cell->>'at', d.cell->>'id'`,
    [ids, addedIn ?? null],
  )
  return rows.map(shown)
}

const shown = ({ cell, owner }: ReadDocument): AttachmentView => ({
  id: cell.id,
  ...toRow(attachmentName, cell),
  ...toRow(fileName, cell),
  url: `/api/attachments/${cell.id}/content`,
  upload: { type: cell.kind, ...toRow(fileContent, cell), scan: cell.scan },
  owner_id: cell.ownerId,
  owner: shownPerson(owner, cell.ownerId, cell.ownerPositionId),
  created_at: cell.at,
  ...(cell.withdrawnAt !== undefined && { withdrawn_at: cell.withdrawnAt }),
})
