// Who has not read what they were told, and may be written to about it: candidates only, the rules decide.
import type { Channel } from '@practicum/shared/features/notifications/notifications.events'
import { CHOSEN_KINDS } from '@practicum/shared/features/notifications/notifications.kinds'
import type { SummaryCandidates, UnreadByPerson } from '@practicum/shared/features/notifications/summary.candidates'
import { OFTEN_AT_FIRST } from '@practicum/shared/features/notifications/summary.decider'
import type pg from 'pg'

/** In one run; the next one is ten minutes later. */
const AT_ONCE = 1000

/** How somebody is written to: what was chosen, and up to when they were told. As SQL, of the rows of `from` where people are `pe`. */
export interface Written {
  readonly channel: Exclude<Channel, 'in_app'>
  readonly from: string
  readonly often: string
  readonly until: string
  readonly at: string
  readonly most: string
}

/**
 * By day where they are, of what has waited for an hour, or for ten minutes where they want it within the hour. The first of these messages tells of no
 * more than the day before: whoever comes to an installation that has begun to send them is not told of years. Kinds that somebody does not want by this
 * channel, or at all, are none of it. `$1`: now, `$2` and `$3`: kinds that are told by a choice, and those choices.
 */
export const unreadSql = ({ channel, from, often, until, at, most }: Written): string => `
  select n.user_id as "userId", max(n.happened_at) as until, count(*)::int as count
  from (
    select pe.user_id, pe.zone, ${often} as often, ${at} as told_at,
      greatest(coalesce(${until}, $1::timestamptz - interval '1 day'), m.read_all_at) as told
    from ${from}
    left join read.notification_mark m on m.user_id = pe.user_id
    where pe.user_status = 'active'
  ) p
  join read.notification n on n.user_id = p.user_id and n.read_at is null and n.happened_at > p.told
  where extract(hour from $1::timestamptz at time zone p.zone) between 7 and 20
    and case p.often
      when 'hourly' then n.happened_at <= $1::timestamptz - interval '10 minutes'
        and coalesce(p.told_at <= $1::timestamptz - interval '1 hour', true)
      when 'daily' then n.happened_at <= $1::timestamptz - interval '1 hour'
        and coalesce((p.told_at at time zone p.zone)::date < ($1::timestamptz at time zone p.zone)::date, true)
      else false
    end
    and not exists (
      select from unnest($2::text[], $3::text[]) as c (kind, choice)
      join read.notification_muted q on q.kind = c.choice and q.channel in ('in_app', '${channel}')
      where c.kind = n.kind and q.user_id = n.user_id
    )
  group by n.user_id order by min(n.happened_at), n.user_id limit ${most}`

const BY_MAIL = unreadSql({
  channel: 'email',
  from: 'read.person pe left join read.notification_summary s on s.user_id = pe.user_id',
  often: `coalesce(s.often, '${OFTEN_AT_FIRST}')`,
  until: 's.mailed_until',
  at: 's.mailed_at',
  most: String(AT_ONCE),
})

const KINDS_AND_CHOICES = [0, 1].map(one => CHOSEN_KINDS.map(pair => pair[one]))

interface Found {
  readonly userId: string
  readonly until: Date
  readonly count: number
}

export async function unreadPeople(
  pool: pg.Pool,
  sql: string,
  [now, ...more]: readonly [now: Date, ...more: readonly unknown[]],
): Promise<readonly UnreadByPerson[]> {
  const { rows } = await pool.query<Found>(sql, [now, ...KINDS_AND_CHOICES, ...more])
  return rows.map(({ until, ...one }) => ({ ...one, until: until.toISOString() }))
}

export const summaryCandidates = (pool: pg.Pool): SummaryCandidates => ({
  unread: now => unreadPeople(pool, BY_MAIL, [now]),
})
