// What training plans show in the places of other features: their count on dashboards and their name in notifications.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

/** Counted as the list shows them that the number leads to. */
export async function trainingPlanCounts(
  db: ScopedDb,
  principal: Principal,
): Promise<Readonly<Record<string, number>>> {
  const open = scopeOf(trainingPlanPolicy.see, principal, 't').and('t.archived_at is null')
  const [counted] = await queryRows<{ open: number }>(db, open.select('count(*)::int as open', 'read.training_plan t'))
  return { open: counted?.open ?? 0 }
}

export const trainingPlanTitle = (idColumn: string): string =>
  `(select t.title from read.training_plan t where t.training_plan_id = ${idColumn})`
