// Reads of invitations: the list, for whoever looks after the organization and for those who run the platform.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindList } from '@practicum/infra/http/bindings'
import type { FilterOf } from '@practicum/shared/contract/row'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { type InviteView, listInvites } from '@practicum/shared/features/invites/invites.contract'
import { inviteFields } from '@practicum/shared/features/invites/invites.fields'
import { invitePolicy } from '@practicum/shared/features/invites/invites.policy'
import { onlyRow } from '@practicum/shared/kernel/fields'
import { type Conditions, containing, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopesOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import { ROLE_NAME } from '../people/role-name'
import type { InviteRow } from './invites.table'

const USES = ['invite', 'organization', 'person', 'position']
const FOUND = 'read.invite t'
const FROM = `${FOUND} join read.organization o on o.organization_id = t.organization_id`

const STATUS = `case when t.invite_status = 'open' and t.expires_at <= now() then 'expired' else t.invite_status end`

const COLUMNS = `t.invite_id, t.user_id, ${selected(inviteFields, 't')}, t.name, t.organization_id, o.name as organization_name,
  ${ROLE_NAME} as role_name, ${STATUS} as status,
  t.inviter_id, t.inviter_position_id, ${personJson('t.inviter_position_id')} as inviter,
  t.created_at, t.sent_at, t.sendings, t.expires_at, t.accepted_at, t.came_back_at`

type Instants = 'created_at' | 'sent_at' | 'expires_at'
type ReadInvite = Omit<InviteView, 'id' | 'inviter' | 'accepted_at' | 'came_back_at' | Instants> &
  Pick<InviteRow, 'invite_id' | 'inviter_id' | 'inviter_position_id'> & {
    readonly [At in Instants]: Date
  } & { readonly inviter: PersonRef | null; readonly accepted_at: Date | null; readonly came_back_at: Date | null }

const INVITER_NAME = '(select pe.name from read.person pe where pe.user_id = t.inviter_id)'

const SORTS = {
  created_at: { by: ['t.created_at'] },
  name: { by: ['t.name'] },
  inviter: { by: [INVITER_NAME], nullable: true },
  sent_at: { by: ['t.sent_at'] },
  expires_at: { by: ['t.expires_at'] },
} as const

export const inviteQueries: readonly Binding[] = [
  bindList(listInvites, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(invitePolicy.see, principal, 't').map(one => narrowed(one, filter, terms))
    const { rows, ...counted } = await queryPage<ReadInvite>(db, {
      columns: COLUMNS,
      source: FROM,
      found: FOUND,
      key: 't.invite_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
]

function narrowed(one: Conditions, filter: FilterOf<typeof listInvites>, terms: readonly string[]): Conditions {
  // Who was erased was invited by nobody.
  one.and('t.email <> ?', ERASED)
  one.when(filter.status, `${STATUS} = ?`)
  one.when(filter.role, 't.role = ?')
  one.when(filter.organization_id, 't.organization_id in (?)')
  for (const term of terms) one.and('t.name ilike ? or t.email ilike ?', containing(term), containing(term))
  return one
}

function viewOf(row: ReadInvite): InviteView {
  const { name, role_name, organization_id, organization_name, status, sendings } = row
  return {
    id: row.invite_id,
    ...onlyRow(inviteFields, row),
    ...{ name, role_name, organization_id, organization_name, status, sendings },
    inviter: shownPerson(row.inviter, row.inviter_id, row.inviter_position_id),
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    came_back_at: row.came_back_at?.toISOString() ?? null,
  }
}
