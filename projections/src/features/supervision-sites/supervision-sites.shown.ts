// What supervision sites show in the places of other features: their counts on dashboards, their name in notifications, and what search finds.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { FoundThing } from '@practicum/shared/contract/found'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { queryFound } from '../../runner/found'
import { supervisionSiteTable } from './supervision-sites.table'
import { SITE_STATUS, SITES, seenSites } from './supervision-sites.view'

const COUNTS = `count(*) filter (where t.site_status = 'pending')::int as pending,
  count(*) filter (where ${SITE_STATUS} = 'expired')::int as expired, count(*)::int as total`

/** As their list shows them. */
export async function siteCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const [counts] = await queryRows<Record<string, number>>(db, seenSites(principal).select(COUNTS, SITES))
  return counts ?? {}
}

export const siteName = (idColumn: string): string =>
  `(select s.name from read.supervision_site s where s.site_id = ${idColumn})`

const FOUND = `t.site_id as id, t.name as title, concat_ws(', ', nullif(t.department, ''), nullif(t.city, '')) as detail`

export const findableSites: Findable = {
  uses: ['supervision_site', 'organization'],
  find: ({ db }, beginnings, most) => queryFound(db, supervisionSiteTable, { beginnings, most }),
  async show({ db, principal }, ids) {
    const where = seenSites(principal).and('t.site_id = any(?::uuid[])', ids)
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title' | 'detail'>>(db, where.select(FOUND, SITES))
    return rows.map(shown => ({ ...shown, on: null, page: `/supervisionsites/${shown.id}`, person: null }))
  },
}
