// What search finds of placements: those of one's list, by the names of their trainee, their supervisor and their site.
import type { FoundThing } from '@practicum/shared/contract/found'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { foundIds } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { nameOfHolder, positionsNamed } from '../people/person-ref'
import { siteTable } from '../supervision-sites/supervision-sites.table'

const COLUMNS = `p.placement_id as id, coalesce(${nameOfHolder('p.trainee_position_id')}, s.name) as title,
  s.name as detail`
const SOURCE = 'read.placement p join read.site s on s.site_id = p.site_id'

export const findablePlacements: Findable = {
  uses: ['placement', 'site', 'person', 'position'],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(placementPolicy.see, principal, 'p')
    for (const word of beginnings) {
      const people = positionsNamed(word)
      const sites = foundIds(siteTable, [word])
      where.and('p.trainee_position_id in ? or p.supervisor_position_id in ? or p.site_id in ?', people, people, sites)
    }
    const order = `order by p.archived_at is not null, p.updated_at desc, p.placement_id limit ${most}`
    const rows = await queryRows<{ id: string }>(db, where.select('p.placement_id as id', 'read.placement p', order))
    return rows.map(({ id }) => id)
  },
  async show({ db, principal }, ids) {
    const where = scopeOf(placementPolicy.see, principal, 'p').and('p.placement_id = any(?::uuid[])', ids)
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title' | 'detail'>>(db, where.select(COLUMNS, SOURCE))
    return rows.map(shown => ({ ...shown, on: null, page: `/applications/${shown.id}`, person: null }))
  },
}
