// What people show in the places of other features.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { positionPolicy } from '@practicum/shared/features/people/people.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

/** Active trainees of the current organization. */
export async function traineesCount(db: ScopedDb, principal: Principal): Promise<number> {
  const where = scopeOf(positionPolicy.here, principal, 'po').and(
    `po.role = 'trainee' and po.position_status = 'active'`,
  )
  const [counted] = await queryRows<{ count: number }>(db, where.select('count(*)::int as count', 'read.position po'))
  return counted?.count ?? 0
}
