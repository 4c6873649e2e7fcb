// Sites and contracts of which somebody is to be reminded because they end, by the day of their organization: candidates only, the rules decide.
import type { SiteLookUps } from '@practicum/shared/features/supervision-sites/site-contracts.candidates'
import { CONTRACT_REMINDED_AT } from '@practicum/shared/features/supervision-sites/site-contracts.standing'
import { SITE_REMINDED_AT } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type pg from 'pg'
import { ENDING_MAX, endingIn, reminderIsDue } from '../../reads/ending'
import { contractGoesOn } from './site-contracts.view'

const SITES_DUE = `select site_id as id, organization_id as "organizationId", today::text from (
    select s.*, ($1::timestamptz at time zone o.zone)::date as today
    from read.supervision_site s join read.organization o on o.organization_id = s.organization_id
    where s.site_status = 'approved' and s.expiration_date is not null) t
  where ${reminderIsDue(SITE_REMINDED_AT, { end: 'expiration_date', reminded: 'reminded', today: 'today' })}
  order by expiration_date, site_id limit ${ENDING_MAX}`

/** Where another one goes on, or nobody goes to the site any more, nobody needs to be told. */
const CONTRACTS_DUE = `select site_contract_id as id, organization_id as "organizationId", today::text from (
    select c.*, ($1::timestamptz at time zone o.zone)::date as today
    from read.site_contract c join read.organization o on o.organization_id = c.organization_id
    join read.supervision_site s on s.site_id = c.site_id and s.site_status not in ('rejected', 'closed')
    where c.end_at is not null and not c.removed) t
  where ${reminderIsDue(CONTRACT_REMINDED_AT, { end: 'end_at', reminded: 'reminded', today: 'today' })}
    and not ${contractGoesOn('t')}
  order by end_at, site_contract_id limit ${ENDING_MAX}`

export const siteLookUps = (pool: pg.Pool): SiteLookUps => ({
  sites: endingIn(pool, SITES_DUE),
  contracts: {
    ...endingIn(pool, CONTRACTS_DUE),
    async ofSite(siteId) {
      const { rows } = await pool.query<{ id: string }>(
        'select site_contract_id as id from read.site_contract where site_id = $1 and not removed order by site_contract_id',
        [siteId],
      )
      return rows.map(({ id }) => id)
    },
  },
})
