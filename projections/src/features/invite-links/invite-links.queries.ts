// Reads of invite links: the list, one of them, and whether it still opens.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import { linkCode } from '@practicum/infra/sessions/link-codes'
import type { Principal } from '@practicum/shared/access/principal'
import type { FilterOf } from '@practicum/shared/contract/row'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  getInviteLink,
  getInviteLinkStatus,
  type InviteLinkView,
  listInviteLinks,
} from '@practicum/shared/features/invite-links/invite-links.contract'
import { inviteLinkFields } from '@practicum/shared/features/invite-links/invite-links.fields'
import { inviteLinkPolicy } from '@practicum/shared/features/invite-links/invite-links.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { type Conditions, containing, queryRows, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'
import { ROLE_NAME } from '../people/role-name'

const USES = ['invite_link', 'organization', 'person', 'position']
const FROM = 'read.invite_link t join read.organization o on o.organization_id = t.organization_id'

/** It opens on its last day, where the organization is. */
const STATUS = `case when t.closed_at is not null then 'closed'
  when t.opens_until < (now() at time zone o.zone)::date then 'expired'
  when t.taken >= t.places then 'full' else 'open' end`

const COLUMNS = `t.invite_link_id as id, ${selected(inviteLinkFields, 't')}, t.role, ${ROLE_NAME} as role_name,
  t.organization_id, o.name as organization_name, ${STATUS} as status, t.taken, t.revision as version, t.created_at,
  t.creator_id, t.creator_position_id, ${personJson('t.creator_position_id')} as creator`

type ReadInviteLink = Omit<InviteLinkView, 'code' | 'creator' | 'created_at'> & {
  readonly creator: PersonRef | null
  readonly creator_id: string
  readonly creator_position_id: string
  readonly created_at: Date
}

const SORTS = {
  created_at: { by: ['t.created_at'] },
  name: { by: ['t.name'] },
  opens_until: { by: ['t.opens_until'], nullable: true },
  taken: { by: ['t.taken'] },
} as const

export function inviteLinkQueries({ capabilities }: Pick<ReadServices, 'capabilities'>): readonly Binding[] {
  const viewOf = ({
    creator,
    creator_id,
    creator_position_id,
    created_at,
    ...row
  }: ReadInviteLink): InviteLinkView => ({
    ...row,
    code: row.status === 'closed' ? null : linkCode(capabilities, row.id),
    creator: shownPerson(creator, creator_id, creator_position_id),
    created_at: created_at.toISOString(),
  })
  return [
    bindList(listInviteLinks, USES, async ({ list, principal, db }) => {
      const { filter, terms, sort } = list
      const { rows, ...counted } = await queryPage<ReadInviteLink>(db, {
        columns: COLUMNS,
        source: FROM,
        key: 't.invite_link_id',
        where: scopesOf(inviteLinkPolicy.see, principal, 't').map(one => narrowed(one, filter, terms)),
        order: { ...SORTS[sort.field], direction: sort.order },
        page: list,
      })
      return { items: rows.map(viewOf), ...counted }
    }),
    bindQuery(getInviteLink, USES, async ({ params, principal, db }) => {
      const row = await found(db, principal, params.id)
      return row ? viewOf(row) : missing()
    }),
    bindQuery(getInviteLinkStatus, USES, async ({ params, principal, db }) => {
      const row = await found(db, principal, params.id)
      if (!row) return missing()
      const { status, taken, places, opens_until } = row
      return { status, taken, places, opens_until }
    }),
  ]
}

const missing = () => refuse('not_found', {}, { kind: 'missing' })

async function found(
  db: Parameters<typeof queryRows>[0],
  principal: Principal,
  id: string,
): Promise<ReadInviteLink | undefined> {
  const where = scopeOf(inviteLinkPolicy.see, principal, 't').and('t.invite_link_id = ?', id)
  const [row] = await queryRows<ReadInviteLink>(db, where.select(COLUMNS, FROM))
  return row
}

function narrowed(one: Conditions, filter: FilterOf<typeof listInviteLinks>, terms: readonly string[]): Conditions {
  one.when(filter.status, `${STATUS} = ?`)
  one.when(filter.role, 't.role = ?')
  one.when(filter.organization_id, 't.organization_id in (?)')
  for (const term of terms) one.and('t.name ilike ?', containing(term))
  return one
}
