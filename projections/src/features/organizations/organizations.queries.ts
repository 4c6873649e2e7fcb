// Reads of organizations: the list and the names for those who run the platform, and one for whoever works in it.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { logoUrl } from '@practicum/shared/contract/image-addresses'
import type { AnswerOf } from '@practicum/shared/contract/row'
import {
  getOrganization,
  listOrganizations,
  NAMES_TOLD,
  type OrganizationDetails,
  type OrganizationItem,
  organizationNames,
} from '@practicum/shared/features/organizations/organizations.contract'
import { organizationLook, organizationSettings } from '@practicum/shared/features/people/people.fields'
import { organizationPolicy } from '@practicum/shared/features/people/people.policy'
import { DEFAULT_WORDS, DYNAMIC_WORDS } from '@practicum/shared/kernel/default-words'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import { type Conditions, containing, queryRows, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'

const USES = ['organization', 'position', 'person']

export const OWNED = 'left join read.person pe on pe.user_id = t.owner_id'

/** As OWNED finds them. */
export const OWNER =
  "case when pe.user_id is null then null else json_build_object('id', pe.user_id, 'name', pe.name) end as owner"

/** Who hold an active position in it, with an account that is not closed. */
export const WORKING = `from read.position po join read.person who on who.user_id = po.user_id
    where po.organization_id = t.organization_id and po.position_status = 'active' and who.user_status <> 'inactive'`

export const INVITED_THERE = `from read.invite i
      where i.organization_id = t.organization_id and i.invite_status = 'open' and i.expires_at > now()`

const FROM = `read.organization t ${OWNED}
  left join lateral (select count(distinct po.user_id)::int as people_count
    ${WORKING}) counted on true`

/** Of its positions: how many have followed it, where it was archived or restored, and how many are to. */
const FOLLOWING = `left join lateral (
    select count(*) filter (where po.with_organization and (po.position_status = 'archived') = (t.archived_at is not null))::int as done,
      count(*) filter (where po.with_organization or (t.archived_at is not null and po.position_status <> 'archived'))::int as total
    from read.position po join read.person who on who.user_id = po.user_id
    where po.organization_id = t.organization_id and who.email <> '${ERASED}') following on true`

/** As places are counted where they are given: whoever works in it or is about to, and whoever is invited. */
export const HELD = `left join lateral (select count(*)::int as taken from (
    select po.user_id from read.position po join read.person who on who.user_id = po.user_id
      where po.organization_id = t.organization_id and po.position_status in ('active', 'pending') and who.user_status <> 'inactive'
    union select i.user_id ${INVITED_THERE}) one) held on true`

const COLUMNS = `t.organization_id as id, t.name, t.kind, t.zone as timezone, t.created_at, t.archived_at, counted.people_count,
  ${OWNER}`

type ReadItem = Omit<OrganizationItem, 'created_at' | 'archived_at'> & {
  readonly created_at: Date
  readonly archived_at: Date | null
}
type ReadDetails = ReadItem &
  RowOf<typeof organizationLook> &
  RowOf<typeof organizationSettings> & {
    readonly words: OrganizationDetails['dynamic_words']
    readonly logo_id: string | null
    readonly done: number
    readonly total: number
    readonly user_limit: number
    readonly taken: number
    readonly version: number
  }

const SORTS = {
  name: { by: ['t.name'] },
  created_at: { by: ['t.created_at'] },
  people_count: { by: ['counted.people_count'] },
} as const

interface Sought {
  readonly kind: OrganizationItem['kind'] | undefined
  readonly terms: readonly string[]
}

/** Those that one may read, of a kind, with all of these somewhere in their names. */
export const soughtFor = (principal: Principal, { kind, terms }: Sought): readonly Conditions[] =>
  scopesOf(organizationPolicy.read, principal, 't').map(one => {
    one.when(kind, 't.kind = ?')
    for (const term of terms) one.and('t.name ilike ?', containing(term))
    return one
  })

type NamedOrganization = AnswerOf<typeof organizationNames>['data'][number]

export const organizationQueries: readonly Binding[] = [
  bindList(listOrganizations, USES, async ({ list: { filter, terms, sort, ...page }, principal, db }) => {
    const where = soughtFor(principal, { kind: filter.kind, terms }).map(one =>
      one.and(filter.archived ? 't.archived_at is not null' : 't.archived_at is null'),
    )
    const { rows, ...counted } = await queryPage<ReadItem>(db, {
      columns: COLUMNS,
      source: FROM,
      key: 't.organization_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page,
    })
    return { items: rows.map(itemOf), ...counted }
  }),
  bindQuery(organizationNames, ['organization'], async ({ principal, db }) => {
    const where = scopeOf(organizationPolicy.read, principal, 't').and('t.archived_at is null')
    const order = `order by lower(t.name), t.organization_id limit ${NAMES_TOLD}`
    const columns = 't.organization_id as id, t.name, t.kind'
    const data = await queryRows<NamedOrganization>(db, where.select(columns, 'read.organization t', order))
    return { data: [...data] }
  }),
  bindQuery(getOrganization, [...USES, 'invite'], async ({ params: { id }, principal, db }) => {
    const where = scopeOf(organizationPolicy.read, principal, 't').and('t.organization_id in (?)', id)
    const columns = `${COLUMNS}, ${selected(organizationLook, 't')}, ${selected(organizationSettings, 't')},
      t.words, t.logo_id, t.revision as version, following.done, following.total,
      t.user_limit, held.taken`
    const [row] = await queryRows<ReadDetails>(db, where.select(columns, `${FROM} ${FOLLOWING} ${HELD}`))
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    return detailsOf(row, allows(organizationPolicy.care, principal, { organizationId: id, position: [] }))
  }),
]

export const instantsOf = ({ created_at, archived_at }: Pick<ReadItem, 'created_at' | 'archived_at'>) => ({
  created_at: created_at.toISOString(),
  archived_at: archived_at?.toISOString() ?? null,
})

const itemOf = (row: ReadItem): OrganizationItem => ({ ...row, ...instantsOf(row) })

function detailsOf(row: ReadDetails, caredFor: boolean): OrganizationDetails {
  const { id, name, kind, timezone, owner, people_count, words, version, done, total, user_limit: limit, taken } = row
  const isOpen = row.archived_at === null
  return {
    ...{ id, name, kind, timezone, owner, version, ...instantsOf(row) },
    ...onlyRow(organizationLook, row),
    logo_image_url: logoUrl(id, row.logo_id),
    dynamic_words: { ...DEFAULT_WORDS, ...words },
    own_words: DYNAMIC_WORDS.filter(word => word in words),
    organization_settings: onlyRow(organizationSettings, row),
    people_count: caredFor ? people_count : null,
    places: caredFor ? { taken, limit } : null,
    cared_for: caredFor && isOpen,
    moving: done === total ? null : { done, total },
  }
}
