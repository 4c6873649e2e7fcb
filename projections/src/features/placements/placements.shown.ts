// What placements show in the places of other features: their count on dashboards and the name of their site in notifications.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'

/** As their list shows them: by row-level security, without the archived. */
export async function placementCounts(db: ScopedDb): Promise<Readonly<Record<string, number>>> {
  const [counts] = await db.query<Record<string, number>>(
    `select count(*) filter (where placement_status = 'ready')::int as ready,
       count(*) filter (where signature_required and placement_status in ('open', 'submitted'))::int as require_signature,
       count(*) filter (where placement_status = 'submitted')::int as submitted
     from read.placement where archived_at is null`,
  )
  return counts ?? {}
}

/** Trainings planned for the current position, whenever. */
export async function trainingsCount(db: ScopedDb, { positionId }: Principal): Promise<number> {
  const [counted] = await db.query<{ count: number }>(
    'select count(*)::int as count from read.training where trainee_position_id = $1',
    [positionId],
  )
  return counted?.count ?? 0
}

export const siteOfPlacement = (idColumn: string): string =>
  `(select s.name from read.placement a join read.site s on s.site_id = a.site_id where a.placement_id = ${idColumn})`
