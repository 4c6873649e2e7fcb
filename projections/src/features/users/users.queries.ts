// Reads of accounts, for those who run the platform: the list, and one of them.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { profileImageUrl } from '@practicum/shared/contract/image-addresses'
import type { AnswerOf, FilterOf } from '@practicum/shared/contract/row'
import { contactDetails } from '@practicum/shared/features/people/people.fields'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { undoneUntil } from '@practicum/shared/features/people/user.merging'
import { getUser, type UserDetails } from '@practicum/shared/features/users/account.contract'
import { ADMINS_TOLD, activeAdmins } from '@practicum/shared/features/users/active-admins.contract'
import { listUsers, type UserPosition, type UserView } from '@practicum/shared/features/users/users.contract'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { type Conditions, part, queryRows, type StatementPart, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { comesBackSince } from '../mails/mails.returned'
import { namedOrAddressed } from '../people/person-ref'
import { currentTrainingOf, USES_OF_TRAINING } from './users.training'
import { type SecondStepReads, twoFactorOf } from './users.two-factor'

export const USES = ['person', 'account', 'position', 'organization']
export const FROM = 'read.person t'

/** As long as attacks close an account to new devices. */
const LOCKED = `(t.sign_in_locked_at is not null and t.sign_in_locked_at > now() - interval '1 day')`

export const POSITIONS = `(select coalesce(jsonb_agg(jsonb_build_object(
    'id', po.position_id, 'name', initcap(po.role) || ', ' || o.name, 'role_keyname', po.role, 'role_name', initcap(po.role),
    'organization_id', po.organization_id, 'organization_name', o.name, 'status', po.position_status,
    'is_current', po.position_id = t.current_position_id, 'live_sessions_allowed', po.live_sessions_allowed,
    'trainee_account_limited', po.account_limited)
    order by po.position_status = 'active' desc, o.name, po.created_at, po.position_id), '[]')
  from read.position po join read.organization o on o.organization_id = po.organization_id where po.user_id = t.user_id)`

const COLUMNS = `t.user_id, t.name, t.email, t.user_status, ${LOCKED} as sign_in_locked, t.created_at, t.last_sign_in_at, t.deleted_at,
  t.merged_into is not null as is_merged, ${POSITIONS} as positions`

const ACCOUNT = `json_build_object('id', a.user_id, 'name', a.name, 'email', a.email)`
const MERGING = `(select ${ACCOUNT} from read.person a where a.user_id = t.merged_into) as merged_into,
  (select coalesce(json_agg(json_build_object('id', m.one->>'id', 'merged_at', m.one->>'merged_at', 'account', ${ACCOUNT}) order by m.place), '[]')
    from jsonb_array_elements(t.merges) with ordinality m (one, place)
    join read.person a on a.user_id = (m.one->>'account_id')::uuid) as merges`

const CONTACT = selected(contactDetails, 'c')

const DETAILS = `${COLUMNS}, t.first_name, t.last_name, t.zone, t.revision, t.language, t.hipaa_completed, t.image_id, ${CONTACT}, ${MERGING},
  ${comesBackSince('t')} as comes_back_since`

interface ReadUser {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly user_status: UserView['status']
  readonly sign_in_locked: boolean
  readonly created_at: Date
  readonly last_sign_in_at: Date | null
  readonly deleted_at: Date | null
  readonly is_merged: boolean
  readonly positions: UserPosition[]
}

interface ReadDetails extends ReadUser, RowOf<typeof contactDetails> {
  readonly first_name: string
  readonly last_name: string
  readonly zone: string
  readonly revision: number
  readonly language: string | null
  readonly hipaa_completed: boolean
  readonly image_id: string | null
  readonly comes_back_since: Date | null
  readonly merged_into: UserDetails['merged_into']
  readonly merges: readonly Omit<UserDetails['merges'][number], 'undo_until'>[]
}

const SORTS = {
  name: { by: ['t.name'] },
  created_at: { by: ['t.created_at'] },
  last_sign_in_at: { by: ['t.last_sign_in_at'], nullable: true },
} as const

export const userQueries = (services: Pick<ReadServices, 'sessions'> & SecondStepReads): readonly Binding[] => [
  bindList(listUsers, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const words = await namedOrAddressed(db, terms, 't')
    const where = scopesOf(personPolicy.see, principal, 't').map(one => narrowed(one, filter).with(words))
    const { rows, ...counted } = await queryPage<ReadUser>(db, {
      columns: COLUMNS,
      source: FROM,
      key: 't.user_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(activeAdmins, ['person', 'position'], async ({ principal, db }) => ({
    data: await adminsOf(db, principal),
  })),
  bindQuery(getUser, [...USES, 'contact', 'mail', ...USES_OF_TRAINING], async ({ params: { id }, principal, db }) => {
    const where = scopeOf(personPolicy.see, principal, 't').and('t.user_id in (?)', id)
    const [row] = await queryRows<ReadDetails>(
      db,
      where.select(DETAILS, `${FROM} left join read.contact c using (user_id)`),
    )
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    const { first_name, last_name, zone: timezone, revision: version, language, hipaa_completed } = row
    const profile_image_url = profileImageUrl(row.image_id)
    return {
      ...viewOf(row),
      profile_image_url,
      first_name,
      last_name,
      timezone,
      version,
      language,
      hipaa_completed,
      ...onlyRow(contactDetails, row),
      devices: (await services.sessions.openOf(id)).length,
      two_factor: await twoFactorOf(services, id),
      mails_come_back_since: row.comes_back_since?.toISOString() ?? null,
      merged_into: row.merged_into,
      merges: row.merges.map(merge => ({ ...merge, undo_until: undoneUntil(merge.merged_at) })),
      current_training: await currentTrainingOf(db, { userId: id, positions: row.positions }),
    }
  }),
]

async function adminsOf(db: ScopedDb, principal: Principal): Promise<AnswerOf<typeof activeAdmins>['data']> {
  const where = scopeOf(personPolicy.see, principal, 't')
    .and('t.user_status in (?)', 'active')
    .and(`t.user_id in (select user_id from read.position where role = 'admin' and position_status = 'active')`)
  const found = where.select(
    't.user_id as id, t.name, t.email',
    FROM,
    `order by t.name, t.user_id limit ${ADMINS_TOLD}`,
  )
  return [...(await queryRows<{ id: string; name: string; email: string }>(db, found))]
}

function narrowed(one: Conditions, filter: FilterOf<typeof listUsers>): Conditions {
  one.when(filter.status, 't.user_status = ?')
  const { role, organization_id } = filter
  if (role !== undefined || organization_id !== undefined)
    one.and('t.user_id in ?', holdersOf({ role, organization_id }))
  if (filter.sign_in_locked !== undefined) one.and(filter.sign_in_locked ? LOCKED : `not ${LOCKED}`)
  return one
}

/** Of one position that is both. */
function holdersOf(asked: Readonly<Record<'role' | 'organization_id', string | undefined>>): StatementPart {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined)
  const where = said.map(([column]) => `${column} = ?`).join(' and ')
  return part(
    `(select user_id from read.position where ${where})`,
    said.map(([, value]) => value),
  )
}

function viewOf(row: ReadUser): UserView {
  return {
    id: row.user_id,
    name: row.name,
    email: row.email,
    status: row.user_status,
    sign_in_locked: row.sign_in_locked,
    positions: row.positions,
    created_at: row.created_at.toISOString(),
    last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
    deleted_at: row.deleted_at?.toISOString() ?? null,
    is_merged: row.is_merged,
  }
}
