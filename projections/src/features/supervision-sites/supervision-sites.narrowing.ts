// Which sites of the directory are asked for, in a list and on a map: by what is known of them, by words, and around a postal code.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { FilterOf } from '@practicum/shared/contract/row'
import { type listSites, MILES_AT_FIRST } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { UNAPPROVED } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import { todayOf } from '../../reads/today'
import type { Conditions } from '../../runner/conditions'
import { havingWords } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { CONTRACT_STATUS } from './site-contracts.view'
import { tagSeen } from './site-tags.queries'
import { supervisionSiteTable } from './supervision-sites.table'
import { SITE_STATUS } from './supervision-sites.view'
import { inParts, PARTS_OF_DEGREE, placeOfZip } from './zip-places'

export type SiteFilter = FilterOf<typeof listSites>

interface Asked {
  /** As {@link sitesCalled} found them. */
  readonly words: Conditions
  readonly principal: Principal
}

/** Words of whose name, department, city or county begin like each that is asked for. */
export const sitesCalled = (db: ScopedDb, terms: readonly string[]): Promise<Conditions> =>
  havingWords(db, supervisionSiteTable, { terms, among: 't.site_id = any(?::uuid[])', found: 't.found' })

/** The sites that are asked for, of those that one sees. */
export function narrowed(one: Conditions, filter: SiteFilter, { words, principal }: Asked): Conditions {
  one.when(filter.status, `${SITE_STATUS} = any(?::text[])`, asked =>
    [asked].flat().map(status => (status === UNAPPROVED ? 'pending' : status)),
  )
  one.when(filter.state_id, 't.state_id = ?')
  one.when(filter.county, 't.county = ?')
  near(one, filter)
  if (filter.tag_id !== undefined) one.and('t.tag_ids && array(?)', tagSeen(principal, filter.tag_id))
  one.when(filter.accepting_trainees, 't.accepting_trainees = ?')
  one.when(filter.places_left, `${PLACES_LEFT} = ?`)
  one.when(filter.published, 't.published = ?')
  if (filter.contract_status !== undefined) {
    one.and(`? and ${CONTRACT_STATUS} = ?`, scopeOf(sitePolicy.decide, principal, 't').all(), filter.contract_status)
  }
  if (filter.own !== undefined) one.and(filter.own ? '?' : 'not (?)', scopeOf(sitePolicy.own, principal, 't').all())
  return one.with(words)
}

/** As `leftIn` counts them, in periods of today and later. */
const PLACES_LEFT = `exists (
  select from read.site_slots ss, jsonb_to_recordset(ss.slots) slot("startAt" date, "endAt" date, places integer)
  where ss.site_id = t.site_id and slot."endAt" >= ${todayOf('t')} and slot.places > (
    select count(*) from jsonb_to_recordset(ss.places) place(day date, holds boolean)
    where place.holds and place.day between slot."startAt" and slot."endAt"))`

const EARTH_MILES = 3958.8
const MILES_OF_DEGREE = 69.1
const LAT = `t.lat / ${PARTS_OF_DEGREE}.0`
const LON = `t.lon / ${PARTS_OF_DEGREE}.0`

/** By the haversine formula. */
const DISTANCE = `2 * ${EARTH_MILES} * asin(least(1, sqrt(power(sin(radians(${LAT} - ?::float8) / 2), 2)
  + cos(radians(?::float8)) * cos(radians(${LAT})) * power(sin(radians(${LON} - ?::float8) / 2), 2))))`

/** Whole numbers leave out what is far away before the distance of each is computed. Around a code that nobody knows there is nothing. */
function near(where: Conditions, { near_zip, within_miles = MILES_AT_FIRST }: SiteFilter): Conditions {
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
