// Reads of people: whom the current position may pick, alone and in groups.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { pickPolicy } from '@practicum/shared/access/picking'
import type { Principal } from '@practicum/shared/access/principal'
import type { Role } from '@practicum/shared/access/roles'
import { type OwnContact, ownContact } from '@practicum/shared/features/people/contact.contract'
import { type AvailableUser, availableGroups, availableUsers } from '@practicum/shared/features/people/people.contract'
import { contactDetails } from '@practicum/shared/features/people/people.fields'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { type Conditions, queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { personCardQuery } from './people.card'
import { peopleStandingQuery } from './people.standing'
import { firstNamed, named, REF_COLUMNS } from './person-ref'

const USES = ['person', 'position']
const DEFAULT_LIMIT = 50
const ALL = 1000

export const peopleQueries = [
  bindQuery(availableUsers, USES, call => available(call.db, call.principal, call.query)),
  bindQuery(availableGroups, USES, groups),
  bindQuery(ownContact, ['contact'], ownContactOf),
  peopleStandingQuery,
  personCardQuery,
]

export interface Wanted {
  readonly search?: string | undefined
  readonly roles?: readonly Role[] | undefined
  readonly ids?: readonly string[] | undefined
  readonly limit?: number | undefined
  /** Only these positions: used to check that what was picked could be picked. */
  readonly positionIds?: readonly string[]
}

/** The one answer to "whom may I pick": the list, the groups and every command that takes a person ask it. */
export async function available(db: ScopedDb, principal: Principal, wanted: Wanted): Promise<AvailableUser[]> {
  const where = scopeOf(pickPolicy, principal, field => (field === 'userStatus' ? 'pe' : 'po'))
    .when(wanted.roles, 'po.role = any(?::text[])')
    .when(wanted.ids, 'pe.user_id = any(?::uuid[])')
    .when(wanted.positionIds, 'po.position_id = any(?::uuid[])')
  const limit = wanted.positionIds ? ALL : (wanted.limit ?? DEFAULT_LIMIT)
  return wanted.search ? sought(db, where, wanted.search, limit) : byName(db, where, limit)
}

/** So many of a name are looked at before all who have it: whoever types on has fewer. */
const FIRST_NAMED = 500

/** Putting all in order who have a common name takes longer than somebody who types would wait. */
async function sought(db: ScopedDb, where: Conditions, text: string, limit: number): Promise<AvailableUser[]> {
  const ids = await firstNamed(db, text, FIRST_NAMED + 1)
  const first = await byName(db, where.copy().and('pe.user_id = any(?::uuid[])', ids.slice(0, FIRST_NAMED)), limit)
  if (ids.length <= FIRST_NAMED || first.length === limit) return first
  // Some of them may not be picked.
  return byName(db, where.with(await named(db, [text], 'pe')), limit)
}

async function byName(db: ScopedDb, where: Conditions, limit: number): Promise<AvailableUser[]> {
  const rows = await queryRows<AvailableUser>(
    db,
    where.select(
      `${REF_COLUMNS}, initcap(po.role) as role_name`,
      'read.position po join read.person pe on pe.user_id = po.user_id',
      `order by pe.name, po.position_id limit ${limit}`,
    ),
  )
  return [...rows]
}

const NOTHING_TOLD: OwnContact = {
  ...{ phone: null, other_phone: null, address1: null, address2: null, city: null },
  ...{ country_code: null, state_id: null, zip: null, university_student_id: null },
  version: 0,
}

async function ownContactOf({ db, principal }: QueryCall): Promise<OwnContact> {
  const where = scopeOf(personPolicy.oneself, principal, 't')
  const columns = `${selected(contactDetails, 't')}, t.told as version`
  const [told = NOTHING_TOLD] = await queryRows<OwnContact>(db, where.select(columns, 'read.contact t'))
  return told
}

async function groups({ db, principal }: QueryCall) {
  const everyone = await available(db, principal, { limit: ALL })
  const keynames = [...new Set(everyone.map(user => user.role_keyname))]
  return keynames.map(keyname => {
    const users = everyone.filter(user => user.role_keyname === keyname)
    return { id: keyname, keyname, name: users[0]?.role_name ?? keyname, users }
  })
}
