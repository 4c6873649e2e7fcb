// What placements show in the places of other features: their count on dashboards and the names of their site and their trainee in notifications.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { nameOfHolder } from '../people/person-ref'

const COUNTS = `count(*) filter (where p.placement_status = 'ready')::int as ready,
  count(*) filter (where p.signature_required and p.placement_status in ('open', 'submitted'))::int as require_signature,
  count(*) filter (where p.placement_status = 'submitted')::int as submitted`

/** As their list shows them, without the archived. */
export async function placementCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const where = scopeOf(placementPolicy.see, principal, 'p').and('p.archived_at is null')
  const [counts] = await queryRows<Record<string, number>>(db, where.select(COUNTS, 'read.placement p'))
  return counts ?? {}
}

/** Trainings planned for the current position, whenever. */
export async function trainingsCount(db: ScopedDb, principal: Principal): Promise<number> {
  const where = scopeOf(trainingPolicy.own, principal, 't')
  const [counted] = await queryRows<{ count: number }>(db, where.select('count(*)::int as count', 'read.training t'))
  return counted?.count ?? 0
}

export const traineeOfPlacement = (idColumn: string): string =>
  nameOfHolder(`(select a.trainee_position_id from read.placement a where a.placement_id = ${idColumn})`)

export const siteOfPlacement = (idColumn: string): string =>
  `(select s.name from read.placement a join read.site s on s.site_id = a.site_id where a.placement_id = ${idColumn})`
