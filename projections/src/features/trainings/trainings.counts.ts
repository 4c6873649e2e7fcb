// What trainings count on dashboards.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { UNINSURED } from './trainings.view'

/** `uninsured`: as the list shows them that the number leads to. */
export async function trainingCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const where = scopeOf(trainingPolicy.change, principal, 't').and(UNINSURED)
  const [counted] = await queryRows<{ uninsured: number }>(
    db,
    where.select('count(*)::int as uninsured', 'read.training t'),
  )
  return { uninsured: counted?.uninsured ?? 0 }
}
