// What each organization has, in numbers: counted for the rows of a page alone.
import { type Binding, bindList } from '@practicum/infra/http/bindings'
import {
  listOrganizationFigures,
  type OrganizationFigures,
} from '@practicum/shared/features/organizations/figures.contract'
import { queryPage } from '../../runner/pages'
import { HELD, INVITED_THERE, instantsOf, OWNED, OWNER, soughtFor, WORKING } from './organizations.queries'

const COUNTED = `left join lateral (
    select count(distinct po.user_id) filter (where po.role = 'trainee')::int as trainees,
      count(distinct po.user_id) filter (where po.role = 'supervisor')::int as supervisors,
      count(distinct po.user_id) filter (where po.role = 'faculty')::int as faculty,
      count(distinct po.user_id) filter (where po.role = 'coordinator')::int as coordinators,
      max(who.last_sign_in_at) as last_sign_in_at
    ${WORKING}) counted on true`

const INVITED = `left join lateral (select count(*)::int as invited ${INVITED_THERE}) asked on true`

const COLUMNS = `t.organization_id as id, t.name, t.kind, t.created_at, t.archived_at, ${OWNER},
  counted.trainees, counted.supervisors, counted.faculty, counted.coordinators, counted.last_sign_in_at,
  asked.invited, held.taken as places_taken, t.user_limit as places`

type ReadFigures = Omit<OrganizationFigures, 'created_at' | 'archived_at' | 'last_sign_in_at'> & {
  readonly created_at: Date
  readonly archived_at: Date | null
  readonly last_sign_in_at: Date | null
}

const SORTS = { name: ['t.name'], created_at: ['t.created_at'] } as const

export const figureQueries: readonly Binding[] = [
  bindList(
    listOrganizationFigures,
    ['organization', 'position', 'person', 'invite'],
    async ({ list: { filter, terms, sort, ...page }, principal, db }) => {
      const where = soughtFor(principal, { kind: filter.kind, terms }).map(one =>
        one.when(filter.archived, '(t.archived_at is not null) = ?'),
      )
      const { rows, ...counted } = await queryPage<ReadFigures>(db, {
        columns: COLUMNS,
        source: `read.organization t ${OWNED} ${COUNTED} ${INVITED} ${HELD}`,
        found: 'read.organization t',
        key: 't.organization_id',
        where,
        order: { by: SORTS[sort.field], direction: sort.order },
        page,
      })
      return { items: rows.map(figuresOf), ...counted }
    },
  ),
]

const figuresOf = (row: ReadFigures): OrganizationFigures => ({
  ...row,
  ...instantsOf(row),
  last_sign_in_at: row.last_sign_in_at?.toISOString() ?? null,
})
