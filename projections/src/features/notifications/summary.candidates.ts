// Who has not read what they were told, and may get a mail about it: candidates only, the rules decide.
import type { SummaryCandidates } from '@practicum/shared/features/notifications/summary.candidates'
import { OFTEN_AT_FIRST } from '@practicum/shared/features/notifications/summary.decider'
import type pg from 'pg'

/** In one run; the next one is ten minutes later. */
const AT_ONCE = 1000

/**
 * By day where they are, of what has waited for an hour, or for ten minutes where they want it within the hour. The first of these mails tells of no
 * more than the day before: whoever comes to an installation that has begun to send them is not told of years.
 */
const UNREAD = `
  select n.user_id as "userId", max(n.happened_at) as until, count(*)::int as count
  from (
    select pe.user_id, pe.zone, coalesce(s.often, '${OFTEN_AT_FIRST}') as often, s.mailed_at,
      greatest(coalesce(s.mailed_until, $1::timestamptz - interval '1 day'), m.read_all_at) as told
    from read.person pe
    left join read.notification_summary s on s.user_id = pe.user_id
    left join read.notification_mark m on m.user_id = pe.user_id
    where pe.user_status = 'active'
  ) p
  join read.notification n on n.user_id = p.user_id and n.read_at is null and n.happened_at > p.told
  where extract(hour from $1::timestamptz at time zone p.zone) between 7 and 20
    and case p.often
      when 'hourly' then n.happened_at <= $1::timestamptz - interval '10 minutes'
        and coalesce(p.mailed_at <= $1::timestamptz - interval '1 hour', true)
      when 'daily' then n.happened_at <= $1::timestamptz - interval '1 hour'
        and coalesce((p.mailed_at at time zone p.zone)::date < ($1::timestamptz at time zone p.zone)::date, true)
      else false
    end
  group by n.user_id order by min(n.happened_at), n.user_id limit ${AT_ONCE}`

interface Found {
  readonly userId: string
  readonly until: Date
  readonly count: number
}

export const summaryCandidates = (pool: pg.Pool): SummaryCandidates => ({
  async unread(now) {
    const { rows } = await pool.query<Found>(UNREAD, [now])
    return rows.map(({ until, ...one }) => ({ ...one, until: until.toISOString() }))
  },
})
