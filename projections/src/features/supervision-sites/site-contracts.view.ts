// How contracts with sites stand on the present day of their organization, in SQL: each of them, and those of a site together.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { CONTRACT_SOON_DAYS } from '@practicum/shared/features/supervision-sites/site-contracts.standing'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { goesOn } from '../../reads/ending'
import { todayOf } from '../../reads/today'

/** Another one, `later`, of the same site goes on where this one ends. */
export const contractGoesOn = (one: string): string =>
  `exists (select from read.site_contract later where later.site_id = ${one}.site_id and not later.removed
    and ${goesOn({ id: 'site_contract_id', start: 'start_at', end: 'end_at' }, one)})`

/** Of contract `c`. */
export const CONTRACT_STANDING = `(select case when c.start_at > day.today then 'future' when c.end_at < day.today then 'ended'
    when c.end_at <= day.today + ${CONTRACT_SOON_DAYS} then 'ending' else 'running' end
  from (select ${todayOf('c')} as today) day)`

/** All of site `t`, by the day. */
const OF_SITE = `(select k.*, ${todayOf('k')} as today from read.site_contract k where k.site_id = t.site_id and not k.removed) c`

const RUNS = 'c.start_at <= c.today and coalesce(c.end_at >= c.today, true)'

/** After it comes, within the days of what ends soon, a day that none covers; what goes on may end soon itself. */
const BREAKS_OFF = `c.end_at between c.today and c.today + ${CONTRACT_SOON_DAYS} and not ${contractGoesOn('c')}`

/** Of site `t`. */
export const CONTRACT_STATUS = `(select case when count(*) = 0 then 'none'
    when bool_or(${RUNS}) and bool_or(${BREAKS_OFF}) then 'ending' when bool_or(${RUNS}) then 'running'
    when bool_or(c.start_at > c.today) then 'future' else 'ended' end
  from ${OF_SITE})`

const LAST_END = `(select case when bool_or(c.end_at is null) then null else max(c.end_at)::text end from ${OF_SITE})`

export type ContractsTold = Pick<SiteView, 'contract_status' | 'contract_end_at'>

export const NO_CONTRACTS_TOLD: ContractsTold = { contract_status: null, contract_end_at: null }

/** Of sites about whose contracts the reader is told. */
export async function contractsOfSites(
  db: ScopedDb,
  siteIds: readonly string[],
): Promise<ReadonlyMap<string, ContractsTold>> {
  if (siteIds.length === 0) return new Map()
  const rows = await db.query<ContractsTold & { readonly id: string }>(
    `select t.site_id as id, ${CONTRACT_STATUS} as contract_status, ${LAST_END} as contract_end_at
     from read.supervision_site t where t.site_id = any($1::uuid[])`,
    [siteIds],
  )
  return new Map(rows.map(({ id, ...told }) => [id, told]))
}
