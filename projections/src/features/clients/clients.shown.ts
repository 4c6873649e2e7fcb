// What clients show in the places of other features: their counts on dashboards and their name in notifications.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { clientPolicy } from '@practicum/shared/features/clients/clients.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

/** Counted as the lists show them that the numbers lead to; `requested`: of the incomplete, those for which somebody waits. */
export async function clientCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  // Whoever acts as somebody is told of no clients.
  if (principal.rootUserId !== undefined) return { incomplete: 0, requested: 0 }
  const open = scopeOf(clientPolicy.see, principal, 't').and('t.archived_at is null').and('not t.can_upload')
  const columns = 'count(*)::int as incomplete, count(*) filter (where t.upload_requested)::int as requested'
  const [counted] = await queryRows<{ incomplete: number; requested: number }>(
    db,
    open.select(columns, 'read.client t'),
  )
  return { incomplete: counted?.incomplete ?? 0, requested: counted?.requested ?? 0 }
}

export const clientTitle = (idColumn: string): string =>
  `(select t.code from read.client t where t.client_id = ${idColumn})`
