// Reads of supervision sites: the directory, one of them, those of somebody, and how many there are.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { siteAreas, sitesOfUser, sitesSummary } from '@practicum/shared/features/supervision-sites/asking.contract'
import { validUrl } from '@practicum/shared/features/supervision-sites/checking.contract'
import { getSite, listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { websiteOf } from '@practicum/shared/features/supervision-sites/supervision-sites.form'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { type Conditions, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf } from '../../runner/policy-sql'
import { positionsOf } from '../people/person-ref'
import { similarQuery } from './similar-sites.queries'
import { siteContractQueries } from './site-contracts.queries'
import { siteInsuranceQueries } from './site-insurance.queries'
import { sitePlaces } from './site-places.queries'
import { siteSlotQueries } from './site-slots.queries'
import { siteTagQueries } from './site-tags.queries'
import { narrowed, sitesCalled } from './supervision-sites.narrowing'
import { siteCounts } from './supervision-sites.shown'
import {
  NARROWED_USES,
  type ReadSite,
  SITE_COLUMNS,
  SITE_STATUS,
  SITE_USES,
  SITES,
  seenAlternatives,
  seenSites,
  siteSeen,
  siteViews,
  stateName,
} from './supervision-sites.view'

const SORTS = {
  name: { by: ['t.name'] },
  city: { by: ['t.city'] },
  county: { by: ['t.county'] },
  status: { by: [SITE_STATUS, 't.name'] },
  expiration_date: { by: ['t.expiration_date'], nullable: true },
  created_at: { by: ['t.created_at'] },
} as const

const missing = () => refuse('not_found', {}, { kind: 'missing' })

export const siteQueries: readonly Binding[] = [
  ...siteTagQueries,
  ...siteContractQueries,
  ...siteInsuranceQueries,
  ...siteSlotQueries,
  sitePlaces,
  similarQuery,
  bindList(listSites, NARROWED_USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const words = await sitesCalled(db, terms)
    const { rows, ...counted } = await queryPage<ReadSite>(db, {
      columns: SITE_COLUMNS,
      source: SITES,
      key: 't.site_id',
      where: seenAlternatives(principal).map(one => narrowed(one, filter, { words, principal })),
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: await siteViews(db, principal, rows), ...counted }
  }),
  bindQuery(siteAreas, SITE_USES, async ({ query: { state_id }, principal, db }) => ({
    states: (await valuesOf(db, seenSites(principal), 'state_id'))
      .map(id => ({ id, name: stateName(id) }))
      .sort((a, b) => a.name.localeCompare(b.name)),
    counties:
      state_id === undefined ? [] : await valuesOf(db, seenSites(principal).and('t.state_id = ?', state_id), 'county'),
  })),
  bindQuery(validUrl, [], async ({ query }) => {
    const url = websiteOf(query.url)
    return url === undefined || url === '' ? { valid: false, url: null } : { valid: true, url }
  }),
  bindQuery(
    getSite,
    SITE_USES,
    async ({ params, principal, db }) => (await siteSeen({ db, principal }, params.id)) ?? missing(),
  ),
  bindQuery(sitesOfUser, SITE_USES, async ({ params, principal, db }) => {
    // Who has added it is told to those alone who know more of it than its name.
    const knows = scopeOf(sitePolicy.know, principal, 't').all()
    const theirs =
      '(t.creator_position_id = any ? and ?) or t.supervisors @> any(array(select jsonb_build_array(jsonb_build_object(?::text, id)) from unnest ? id))'
    const positions = positionsOf(params.id)
    const where = seenSites(principal).and(theirs, positions, knows, 'positionId', positions)
    const rows = await queryRows<ReadSite>(
      db,
      where.select(SITE_COLUMNS, SITES, 'order by t.name, t.site_id limit 200'),
    )
    return { data: await siteViews(db, principal, rows) }
  }),
  bindQuery(sitesSummary, SITE_USES, async ({ params, principal, db }) => {
    if (params.id !== principal.organizationId) return missing()
    const { expired = 0, pending = 0, total = 0 } = await siteCounts(db, principal)
    return { sites: { expired_count: expired, pending_count: pending, total_count: total } }
  }),
]

/** Each that there is, in order, but what is not told. */
async function valuesOf(db: ScopedDb, seen: Conditions, column: 'state_id' | 'county'): Promise<string[]> {
  const where = seen.and(`t.${column} <> ''`)
  const rows = await queryRows<{ value: string }>(
    db,
    where.select(`distinct t.${column} as value`, SITES, 'order by 1 limit 500'),
  )
  return rows.map(({ value }) => value)
}
