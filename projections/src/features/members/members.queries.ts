// Reads of the people of an organization: its positions with the names of those who hold them.
import { bindList, type ListBinding, type ListCall, type Page } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { PositionStatus, Role } from '@practicum/shared/access/roles'
import { profileImageUrl } from '@practicum/shared/contract/image-addresses'
import {
  listCoordinators,
  listFaculty,
  listMembers,
  listSupervisors,
  listTrainees,
  type Member,
} from '@practicum/shared/features/members/members.contract'
import { positionPolicy } from '@practicum/shared/features/people/people.policy'
import { licenseIsMissed } from '../../reads/ending'
import type { Conditions } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopesOf } from '../../runner/policy-sql'
import { named } from '../people/person-ref'

const USES = ['position', 'person', 'supervision_profile']

/** A licence of theirs has ended, where they are, and no other one is in its place. */
const HAS_EXPIRED = `coalesce((select bool_or(${licenseIsMissed('sp.licenses', '(now() at time zone pe.zone)::date')})
  from jsonb_array_elements(sp.licenses) l), false)`

const COLUMNS = `t.position_id as id, t.user_id, pe.name, pe.image_id, t.role as role_keyname, initcap(t.role) as role_name,
  t.position_status as status, pe.user_status = 'pending' as unverified, case when t.role = 'trainee' then pe.hipaa_completed end as hipaa_completed,
  case when t.role in ('supervisor', 'faculty') then coalesce(sp.accepting_trainees, false) end as accepting_trainees,
  case when t.role in ('supervisor', 'faculty') then ${HAS_EXPIRED} end as license_expired,
  t.created_at as joined_at`

/** Of those whose profile the reader does not see it is not known. */
const SOURCE = `read.position t join read.person pe on pe.user_id = t.user_id
  left join read.supervision_profile sp on sp.user_id = t.user_id`

const SORTS = { name: { by: ['pe.name'] }, joined_at: { by: ['t.created_at'] } } as const

interface Filter {
  readonly status?: PositionStatus | undefined
  readonly unverified?: boolean | undefined
  readonly role?: Role | undefined
  readonly hipaa_completed?: boolean | undefined
  readonly accepting_trainees?: boolean | undefined
  readonly license_expired?: boolean | undefined
}

type Call = ListCall<Filter, keyof typeof SORTS>

interface Read extends Omit<Member, 'joined_at' | 'profile_image_url'> {
  readonly image_id: string | null
  readonly joined_at: Date
}

export const memberQueries: readonly ListBinding[] = [
  bindList(listMembers, USES, call => page(call, call.list.filter.role)),
  bindList(listTrainees, USES, call => page(call, 'trainee')),
  bindList(listSupervisors, USES, call => page(call, 'supervisor')),
  bindList(listFaculty, USES, call => page(call, 'faculty')),
  bindList(listCoordinators, USES, call => page(call, 'coordinator')),
]

async function page({ list, principal, db }: Call, role: Role | undefined): Promise<Page<Member>> {
  const { filter, terms, sort } = list
  const words = await named(db, terms, 'pe')
  const where = scopesOf(positionPolicy.here, principal, 't').map(one =>
    narrowed(one, { principal, filter, role }).with(words),
  )
  const { rows, ...counted } = await queryPage<Read>(db, {
    columns: COLUMNS,
    source: SOURCE,
    key: 't.position_id',
    where,
    order: { ...SORTS[sort.field], direction: sort.order },
    page: list,
  })
  return { items: rows.map(shown), ...counted }
}

interface Narrowing {
  readonly principal: Principal
  readonly filter: Filter
  readonly role: Role | undefined
}

/** Whoever has left the platform is nobody's member any more. */
function narrowed(one: Conditions, { principal, filter, role }: Narrowing): Conditions {
  one.and(`pe.user_status <> 'inactive'`)
  one.when(role, 't.role = ?')
  one.when(filter.status, 't.position_status = ?')
  if (!knowsStanding(principal)) one.and(`t.position_status = 'active'`)
  if (filter.unverified !== undefined) one.and(`pe.user_status ${filter.unverified ? '=' : '<>'} 'pending'`)
  if (filter.hipaa_completed !== undefined) one.and('pe.hipaa_completed = ?', filter.hipaa_completed)
  one.when(filter.accepting_trainees, 'coalesce(sp.accepting_trainees, false) = ?')
  one.when(filter.license_expired, `${HAS_EXPIRED} = ?`)
  return one
}

const NOBODY = '00000000-0000-0000-0000-000000000000'

const knowsStanding = (principal: Principal): boolean =>
  allows(positionPolicy.standing, principal, { userId: NOBODY, organizationId: principal.organizationId })

const shown = ({ image_id, joined_at, ...read }: Read): Member => ({
  ...read,
  profile_image_url: profileImageUrl(image_id),
  joined_at: joined_at.toISOString(),
})
