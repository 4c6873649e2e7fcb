// What people show in the places of other features.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'

/** Active trainees of the current organization. */
export async function traineesCount(db: ScopedDb, { organizationId }: Principal): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    `select count(*)::int as count from read.position
     where organization_id = $1 and role = 'trainee' and position_status = 'active'`,
    [organizationId],
  )
  return counted?.count ?? 0
}
