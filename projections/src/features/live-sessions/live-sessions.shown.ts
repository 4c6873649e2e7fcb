// What live sessions show in the places of other features: their count on dashboards and their title elsewhere.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const COUNTS = `0 as newly_commented, 0 as newly_shared,
  count(*) filter (where m.meeting_status = 'scheduled' and m.start_at between now() - interval '1 hour' and now() + interval '24 hours')::int as upcoming,
  count(*) filter (where m.meeting_status = 'started')::int as started`

/** As their lists show them, without the archived. Nothing is shared or commented on yet. */
export async function meetingCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const where = scopeOf(meetingPolicy.see, principal, 'm').and('m.archived_at is null')
  const [counts] = await queryRows<Record<string, number>>(db, where.select(COUNTS, 'read.meeting m'))
  return counts ?? {}
}

export const meetingTitle = (idColumn: string): string =>
  `(select m.title from read.meeting m where m.meeting_id = ${idColumn})`
