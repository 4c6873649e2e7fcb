// Sites of which somebody is to be reminded because they expire, by the day of their organization: candidates only, the rules decide.
import { SITE_REMINDED_AT } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type pg from 'pg'
import { ENDING_MAX, endingIn, reminderIsDue } from '../../reads/ending'

const DUE = `select site_id as id, organization_id as "organizationId", today::text from (
    select s.*, ($1::timestamptz at time zone o.zone)::date as today
    from read.supervision_site s join read.organization o on o.organization_id = s.organization_id
    where s.site_status = 'approved' and s.expiration_date is not null) t
  where ${reminderIsDue(SITE_REMINDED_AT, { end: 'expiration_date', reminded: 'reminded', today: 'today' })}
  order by expiration_date, site_id limit ${ENDING_MAX}`

export const siteCandidates = (pool: pg.Pool): EndingCandidates => endingIn(pool, DUE)
