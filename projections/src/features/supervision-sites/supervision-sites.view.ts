// Rows of supervision sites as their readers are shown them.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { pickPolicy } from '@practicum/shared/access/picking'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { statesOf } from '@practicum/shared/features/countries/country-data'
import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { siteContent, siteExpiry } from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import type { SiteStatus } from '@practicum/shared/features/supervision-sites/supervision-sites.standing'
import type { SitePerson } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { onlyRow } from '@practicum/shared/kernel/fields'
import type { Reader } from '../../reads/slots'
import { todayOf } from '../../reads/today'
import { type Conditions, queryRows, selected } from '../../runner/conditions'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { type Holder, peopleShown } from '../people/person-ref'
import { contractsOfSites, NO_CONTRACTS_TOLD } from './site-contracts.view'
import { tagsShown } from './site-tags.queries'
import type { SiteRow } from './supervision-sites.table'

export const SITE_USES = ['supervision_site', 'site_contract', 'site_tag', 'organization', 'person', 'position']
/** Where the directory is narrowed. */
export const NARROWED_USES = [...SITE_USES, 'site_slots']

const EXPIRED = `t.site_status = 'approved' and t.expiration_date < ${todayOf('t')}`
export const SITE_STATUS = `case when ${EXPIRED} then 'expired' else t.site_status end`

export const SITES = 'read.supervision_site t'
export const SITE_COLUMNS = `t.site_id as id, ${selected(siteDetails, 't')}, ${selected(siteExpiry, 't')}, t.organization_id,
  t.site_status, ${SITE_STATUS} as status, t.published, t.rejected_reason, t.creator_id, t.creator_position_id, t.supervisors,
  t.supervisor_position_ids, t.tag_ids, t.has_placements, t.created_at, t.revision as version`

export interface ReadSite extends Omit<SiteRow, 'site_id' | 'created_at' | 'revision' | 'words' | 'lat' | 'lon'> {
  readonly id: string
  readonly status: SiteStatus
  readonly created_at: Date
  readonly version: number
}

/** What has expired is seen no more by those who see a site because it is approved and published. */
const unexpired = (where: Conditions, principal: Principal): Conditions =>
  where.and(`(${EXPIRED}) is not true or ?`, scopeOf(sitePolicy.know, principal, 't').all())

export const seenSites = (principal: Principal): Conditions =>
  unexpired(scopeOf(sitePolicy.see, principal, 't'), principal)

/** The same as alternatives, for lists. */
export const seenAlternatives = (principal: Principal): readonly Conditions[] =>
  scopesOf(sitePolicy.see, principal, 't').map(one => unexpired(one, principal))

/** Undefined where the reader does not see it. */
export async function siteSeen({ db, principal }: Reader, id: string): Promise<SiteView | undefined> {
  const where = seenSites(principal).and('t.site_id = ?', id)
  const [site] = await siteViews(db, principal, await queryRows<ReadSite>(db, where.select(SITE_COLUMNS, SITES)))
  return site
}

const namesByCountry = new Map<string, ReadonlyMap<string, string>>()

export function stateName(stateId: string | null): string {
  if (stateId === null) return ''
  const country = stateId.slice(0, 2)
  const known = namesByCountry.get(country) ?? new Map(statesOf(country)?.map(({ id, name }) => [id, name]))
  namesByCountry.set(country, known)
  return known.get(stateId) ?? ''
}

export async function siteViews(db: ScopedDb, principal: Principal, rows: readonly ReadSite[]): Promise<SiteView[]> {
  const tagIds = rows.flatMap(({ tag_ids }) => tag_ids)
  const deciding = rows.filter(row => allows(sitePolicy.decide, principal, factsOf(row))).map(({ id }) => id)
  const [personOf, tags, contracts, here] = await Promise.all([
    peopleShown(db, rows.flatMap(holdersIn)),
    tagsShown(db, principal, tagIds),
    contractsOfSites(db, deciding),
    whoIsHere({ db, principal }, rows),
  ])
  const isTold = (row: ReadSite, { positionId }: SitePerson): boolean =>
    here.has(positionId) ||
    allows(sitePolicy.knowLeft, principal, { ...factsOf(row), supervisorPositionIds: [positionId] })
  return rows.map(row => ({
    ...onlyRow(siteContent, row),
    ...onlyRow(siteExpiry, row),
    ...{ id: row.id, status: row.status, published: row.published, has_placements: row.has_placements },
    state_name: stateName(row.state_id),
    ...(allows(sitePolicy.know, principal, factsOf(row)) ? known(row, personOf) : UNKNOWN),
    supervisors: row.supervisors.filter(one => isTold(row, one)).map(personOf),
    tags: tags.filter(({ id }) => row.tag_ids.includes(id)),
    ...(contracts.get(row.id) ?? NO_CONTRACTS_TOLD),
    ...{ created_at: row.created_at.toISOString(), version: row.version },
  }))
}

/** Whoever has left stays with the site until a coordinator says otherwise; others choose among those who can be chosen. */
async function whoIsHere({ db, principal }: Reader, rows: readonly ReadSite[]): Promise<ReadonlySet<string>> {
  const positions = [...new Set(rows.flatMap(({ supervisor_position_ids }) => supervisor_position_ids))]
  if (positions.length === 0) return new Set()
  const where = scopeOf(pickPolicy, principal, field => (field === 'userStatus' ? 'pe' : 'po'))
  const found = await queryRows<{ position_id: string }>(
    db,
    where
      .and('po.position_id = any(?::uuid[])', positions)
      .select('po.position_id', 'read.position po join read.person pe on pe.user_id = po.user_id'),
  )
  return new Set(found.map(({ position_id }) => position_id))
}

/** What not every reader of a site is told. */
type Known = Pick<SiteView, 'contact_name' | 'contact_email' | 'rejected_reason' | 'creator'>
const UNKNOWN: Known = { contact_name: null, contact_email: null, rejected_reason: null, creator: null }

function known(row: ReadSite, personOf: Awaited<ReturnType<typeof peopleShown>>): Known {
  const [creator = null] = creatorOf(row)
  const { contact_name, contact_email, rejected_reason } = row
  return { contact_name, contact_email, rejected_reason, creator: creator && personOf(creator) }
}

const holdersIn = (row: ReadSite): readonly Holder[] => [...row.supervisors, ...creatorOf(row)]

const creatorOf = ({ creator_id: userId, creator_position_id: positionId }: ReadSite): readonly Holder[] =>
  userId !== null && positionId !== null ? [{ userId, positionId }] : []

const factsOf = (row: ReadSite) => ({
  ...{ organizationId: row.organization_id, siteStatus: row.site_status, published: row.published },
  ...{ creatorPositionId: row.creator_position_id, supervisorPositionIds: row.supervisor_position_ids },
})
