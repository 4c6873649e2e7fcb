// What live sessions show in the places of other features: their count on dashboards and their title elsewhere.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'

/** As their lists show them: by row-level security, without the archived. Nothing is shared or commented on yet. */
export async function meetingCounts(db: ScopedDb): Promise<Readonly<Record<string, number>>> {
  const [counts] = await db.query<Record<string, number>>(
    `select 0 as newly_commented, 0 as newly_shared,
       count(*) filter (where meeting_status = 'scheduled' and start_at between now() - interval '1 hour' and now() + interval '24 hours')::int as upcoming,
       count(*) filter (where meeting_status = 'started')::int as started
     from read.meeting where archived_at is null`,
  )
  return counts ?? {}
}

export const meetingTitle = (idColumn: string): string =>
  `(select m.title from read.meeting m where m.meeting_id = ${idColumn})`
