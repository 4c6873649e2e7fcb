// Where sites are: those around a postal code, and all of the directory on a map.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { termsOf } from '@practicum/infra/http/list-request'
import type { Principal } from '@practicum/shared/access/principal'
import type { FilterOf, QueryOf } from '@practicum/shared/contract/row'
import { listSitePlaces, PLACES_TOLD, siteMapTiles } from '@practicum/shared/features/supervision-sites/asking.contract'
import { type listSites, MILES_AT_FIRST } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import type { SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type { ReadServices } from '../../reads/ports'
import { type Conditions, queryRows } from '../../runner/conditions'
import { SITE_STATUS, SITE_USES, SITES, seenSites } from './supervision-sites.view'
import { inParts, PARTS_OF_DEGREE, placeOfZip } from './zip-places'

type Filter = FilterOf<typeof listSites>

const EARTH_MILES = 3958.8
const MILES_OF_DEGREE = 69.1
const LAT = `t.lat / ${PARTS_OF_DEGREE}.0`
const LON = `t.lon / ${PARTS_OF_DEGREE}.0`

/** By the haversine formula. */
const DISTANCE = `2 * ${EARTH_MILES} * asin(least(1, sqrt(power(sin(radians(${LAT} - ?::float8) / 2), 2)
  + cos(radians(?::float8)) * cos(radians(${LAT})) * power(sin(radians(${LON} - ?::float8) / 2), 2))))`

/** Whole numbers leave out what is far away before the distance of each is computed. Around a code that nobody knows there is nothing. */
export function near(where: Conditions, { near_zip, within_miles = MILES_AT_FIRST }: Filter): Conditions {
  if (near_zip === undefined) return where
  const place = placeOfZip(near_zip)
  if (!place) return where.and('false')
  const { latitude, longitude } = place
  const miles = Number(within_miles)
  const high = miles / MILES_OF_DEGREE
  const wide = high / Math.cos((latitude * Math.PI) / 180)
  return where
    .and('t.lat between ? and ?', inParts(latitude - high) - 1, inParts(latitude + high) + 1)
    .and('t.lon between ? and ?', inParts(longitude - wide) - 1, inParts(longitude + wide) + 1)
    .and(`${DISTANCE} <= ?::float8`, latitude, latitude, longitude, miles)
}

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

type Narrow = (
  one: Conditions,
  filter: Filter,
  asked: { readonly terms: readonly string[]; readonly principal: Principal },
) => Conditions

export const sitePlaces = (narrowed: Narrow): Binding =>
  bindQuery(listSitePlaces, SITE_USES, async ({ query, principal, db }) => {
    const where = narrowed(seenSites(principal), filterOf(query), { terms: termsOf(query.search ?? ''), principal })
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
  published,
  own,
  ...rest
}: QueryOf<typeof listSitePlaces>): Filter {
  const flag = (said: 'true' | 'false' | undefined) => (said === undefined ? undefined : said === 'true')
  return { ...rest, accepting_trainees: flag(accepting_trainees), published: flag(published), own: flag(own) }
}
