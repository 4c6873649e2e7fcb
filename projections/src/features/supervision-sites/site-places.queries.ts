// Where sites are: those of the directory on a map.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { termsOf } from '@practicum/infra/http/list-request'
import type { QueryOf } from '@practicum/shared/contract/row'
import { listSitePlaces, PLACES_TOLD, siteMapTiles } from '@practicum/shared/features/supervision-sites/asking.contract'
import type { SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type { ReadServices } from '../../reads/ports'
import { queryRows } from '../../runner/conditions'
import { narrowed, type SiteFilter, sitesCalled } from './supervision-sites.narrowing'
import { NARROWED_USES, SITE_STATUS, SITES, seenSites } from './supervision-sites.view'
import { PARTS_OF_DEGREE } from './zip-places'

interface ReadPlace {
  readonly id: string
  readonly name: string
  readonly city: string
  readonly status: SiteStatus
  readonly lat: number | null
  readonly lon: number | null
}

const COLUMNS = `t.site_id as id, t.name, t.city, ${SITE_STATUS} as status, t.lat, t.lon`
const IN_ORDER = `order by t.name, t.site_id limit ${PLACES_TOLD + 1}`

export const sitePlaces: Binding = bindQuery(listSitePlaces, NARROWED_USES, async ({ query, principal, db }) => {
  const words = await sitesCalled(db, termsOf(query.search ?? ''))
  const where = narrowed(seenSites(principal), filterOf(query), { words, principal })
  const found = await queryRows<ReadPlace>(db, where.select(COLUMNS, SITES, IN_ORDER))
  const told = found.slice(0, PLACES_TOLD)
  return {
    data: told.flatMap(({ lat, lon, ...site }) =>
      lat === null || lon === null
        ? []
        : [{ ...site, latitude: lat / PARTS_OF_DEGREE, longitude: lon / PARTS_OF_DEGREE }],
    ),
    elsewhere: told.flatMap(({ lat, lon, ...site }) => (lat === null || lon === null ? [site] : [])),
    more: found.length > PLACES_TOLD,
  }
})

/** Of the operator's choice; the pages let them in, and no other host. */
export const siteTiles = (tiles: ReadServices['config']['mapTiles']): Binding =>
  bindQuery(siteMapTiles, [], async () => ({ tiles: tiles ?? null }))

function filterOf({
  search: _search,
  accepting_trainees,
  places_left,
  published,
  own,
  ...rest
}: QueryOf<typeof listSitePlaces>): SiteFilter {
  const flag = (said: 'true' | 'false' | undefined) => (said === undefined ? undefined : said === 'true')
  return {
    ...rest,
    ...{ accepting_trainees: flag(accepting_trainees), places_left: flag(places_left) },
    ...{ published: flag(published), own: flag(own) },
  }
}
