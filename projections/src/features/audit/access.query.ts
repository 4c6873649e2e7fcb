// The access trail for auditors: who was shown or refused what.
import { bindList, type ListBinding, type ListCall } from '@practicum/infra/http/bindings'
import type { FilterOf } from '@practicum/shared/contract/row'
import { type AccessView, listAccesses } from '@practicum/shared/features/audit/access.contract'
import { accessPolicy } from '@practicum/shared/features/audit/audit.policy'
import { Conditions } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf } from '../../runner/policy-sql'
import { onReadersDays } from './explorer.query'

type Filter = FilterOf<typeof listAccesses>
type AccessRow = Omit<AccessView, 'at'> & { readonly at: Date }

/** How many of the ids of one access a list shows. */
const SHOWN_IDS = 20

const COLUMNS = `a.ordinal::text as id, a.at, a.row_name as row, a.outcome, a.status, a.user_id, coalesce(p.name, 'Former member') as user_name,
  a.root_user_id, a.token_id, a.organization_id, o.name as organization_name, a.object_ids[1:${SHOWN_IDS}] as object_ids,
  cardinality(a.object_ids) as object_count, a.asked, a.correlation_id`

/** The trail is no read model: it shows every access as soon as it is answered. */
export const accessQuery: ListBinding = bindList(
  listAccesses,
  ['person', 'organization'],
  async ({ db, list, principal, now }) => {
    const where = scopeOf(accessPolicy.see, principal, 'a').with(conditionsOf(list.filter))
    onReadersDays(where, 'a.at', { ...list.filter, principal, now })
    const { rows, ...counted } = await queryPage<AccessRow>(db, {
      columns: COLUMNS,
      source: `audit.access a left join read.person p on p.user_id = a.user_id
      left join read.organization o on o.organization_id = a.organization_id`,
      found: 'audit.access a',
      key: 'a.ordinal',
      where: [where],
      order: { by: ['a.ordinal'], direction: list.sort.order },
      page: list,
    })
    return { items: rows.map(row => ({ ...row, at: row.at.toISOString() })), ...counted }
  },
)

const conditionsOf = (filter: ListCall<Filter>['list']['filter']): Conditions =>
  new Conditions()
    .when(filter.row, 'a.row_name = ?')
    .when(filter.outcome, 'a.outcome = ?')
    .when(filter.user_id, 'a.user_id = ?')
    .when(filter.object_id, 'a.object_ids @> array[?::uuid]')
    .when(filter.organization_id, 'a.organization_id = ?')
    .when(filter.correlation_id, 'a.correlation_id = ?')
    .when(filter.from, 'a.at >= ?')
    .when(filter.to, 'a.at <= ?')
