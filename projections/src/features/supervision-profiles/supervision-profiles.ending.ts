// Licences in SQL: when one ends, whose are to be reminded of, and how many of one's own have ended or do soon.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { LICENSES_REMINDED_AT } from '@practicum/shared/features/supervision-profiles/license-reminders'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { SOON_DAYS } from '@practicum/shared/features/supervision-profiles/supervision-profiles.standing'
import { dateIn } from '@practicum/shared/kernel/dates'
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type pg from 'pg'
import { dayIn, ENDING_MAX, endingIn, licenseIsLast, licenseIsMissed, reminderIsDue } from '../../reads/ending'
import { queryRows, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const END = dayIn(`l->>'expiresOn'`)
const LICENSES = 'jsonb_array_elements(t.licenses) l'

/** Nobody is told where they supervise and teach no more, or have left. */
const DUE = `select user_id as id, null as "organizationId", today::text from (
    select sp.*, ($1::timestamptz at time zone u.zone)::date as today
    from read.supervision_profile sp join read.person u on u.user_id = sp.user_id and u.user_status <> 'inactive') t
  where exists (select from read.position p where p.user_id = t.user_id
      and p.role in ('supervisor', 'faculty') and p.position_status <> 'archived')
    and exists (select from ${LICENSES} where ${licenseIsLast('t.licenses')} and ${reminderIsDue(LICENSES_REMINDED_AT, {
      end: END,
      reminded: `(t.reminded->>(l->>'licenseId'))::int`,
      today: 't.today',
    })})
  order by user_id limit ${ENDING_MAX}`

export const profileCandidates = (pool: pg.Pool): EndingCandidates => endingIn(pool, DUE)

/** Of one's own. `expiring`: still held, for 30 days at most, and none for the same discipline and state for longer. */
export async function licenseCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const today = dateIn(principal.zone, new Date())
  const own = scopeOf(supervisionProfilePolicy.own, principal, 't').all()
  const text = `select count(*) filter (where ${licenseIsMissed('t.licenses', '?::date')})::int as expired,
      count(*) filter (where ${END} between ?::date and ?::date + ${SOON_DAYS}
        and ${licenseIsLast('t.licenses')})::int as expiring
    from read.supervision_profile t, ${LICENSES} where ?`
  const [counted] = await queryRows<Readonly<Record<'expired' | 'expiring', number>>>(
    db,
    statementOf(text, [today, today, today, today, own]),
  )
  return { expired: 0, expiring: 0, ...counted }
}
