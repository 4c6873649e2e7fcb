// Reads of erasures: the list, one of them, and the people whom one could be asked for.
import { ERASED } from '@practicum/infra/codec/sealing'
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  type ErasablePerson,
  type ErasureView,
  erasablePeople,
  getErasure,
  listErasures,
} from '@practicum/shared/features/erasures/erasures.contract'
import { erasurePolicy } from '@practicum/shared/features/erasures/erasures.policy'
import { confirmableFrom } from '@practicum/shared/features/erasures/erasures.steps'
import { refuse } from '@practicum/shared/kernel/refusal'
import { containing, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { imageUrlOf, personJson, shownPerson } from '../people/person-ref'
import { erasedNameOf } from './erasures.shown'
import type { ErasureRow } from './erasures.table'

const USES = ['erasure', 'invite', 'person', 'position']

const TIMES = ['requested_at', 'confirmed_at', 'withdrawn_at', 'begun_at', 'done_at', 'changed_at'] as const
const DECIDERS = ['requested_by', 'confirmed_by', 'withdrawn_by'] as const

type ReadErasure = Pick<ErasureRow, 'user_id' | 'reason' | 'revision' | 'steps'> & {
  readonly status: ErasureView['status']
  readonly name: string | null
} & { readonly [Time in (typeof TIMES)[number]]: Date | null } & {
  readonly [By in (typeof DECIDERS)[number]]: string | null
} & { readonly [By in (typeof DECIDERS)[number] as `${By}_position`]: string | null } & {
  readonly [By in (typeof DECIDERS)[number] as `${By}_person`]: PersonRef | null
}

const COLUMNS = `t.user_id, t.erasure_status as status, t.reason, t.steps, t.revision, ${TIMES.map(time => `t.${time}`).join(', ')},
  ${erasedNameOf('t.user_id')} as name,
  ${DECIDERS.map(by => `t.${by}, t.${by}_position, ${personJson(`t.${by}_position`)} as ${by}_person`).join(', ')}`

const SORTS = {
  changed_at: { by: ['t.changed_at'] },
  requested_at: { by: ['t.requested_at'], nullable: true },
} as const

/** Whoever has an account, and whoever was invited and never came: once, however many invited them. */
const PEOPLE = `(
  select pe.user_id, pe.name, pe.email, ${imageUrlOf('pe')} as profile_image_url, null::uuid as invite_id,
    array(select distinct initcap(po.role) from read.position po where po.user_id = pe.user_id order by 1) as role_names
  from read.person pe
  union all
  (select distinct on (i.user_id) i.user_id, i.name, i.email, null, i.invite_id, array[initcap(i.role)] as role_names
  from read.invite i where not exists (select from read.person pe where pe.user_id = i.user_id)
  order by i.user_id, i.created_at desc)) pe`

export const erasureQueries: readonly Binding[] = [
  bindList(listErasures, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(erasurePolicy.see, principal, 't').map(one => {
      one.when(filter.status, 't.erasure_status = ?')
      for (const term of terms) {
        one.and(`${erasedNameOf('t.user_id')} ilike ?`, containing(term))
      }
      return one
    })
    const { rows, ...counted } = await queryPage<ReadErasure>(db, {
      columns: COLUMNS,
      source: 'read.erasure t',
      key: 't.user_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(erasablePeople, USES, async ({ query: { search }, principal, db }) => {
    const where = scopeOf(erasurePolicy.see, principal, 'pe')
      .and('pe.name ilike ? or pe.email ilike ?', containing(search), containing(search))
      .and('pe.email <> ?', ERASED)
      .and(`not exists (select from read.erasure t where t.user_id = pe.user_id and t.erasure_status <> 'withdrawn')`)
    const columns = 'pe.user_id as id, pe.name, pe.email, pe.profile_image_url, pe.role_names, pe.invite_id'
    return [...(await queryRows<ErasablePerson>(db, where.select(columns, PEOPLE, 'order by pe.name, id limit 20')))]
  }),
  bindQuery(getErasure, USES, async ({ params, principal, db }) => {
    const where = scopeOf(erasurePolicy.see, principal, 't').and('t.user_id in (?)', params.id)
    const [row] = await queryRows<ReadErasure>(db, where.select(COLUMNS, 'read.erasure t'))
    return row ? viewOf(row) : refuse('not_found', {}, { kind: 'missing' })
  }),
]

function viewOf(row: ReadErasure): ErasureView {
  const { requested_at } = row
  return {
    id: row.user_id,
    name: row.name ?? '',
    reason: row.reason,
    status: row.status,
    requested_by: decider(row, 'requested_by'),
    requested_at: textOf(requested_at),
    confirmable_at: requested_at && confirmableFrom(requested_at.toISOString()),
    confirmed_by: decider(row, 'confirmed_by'),
    confirmed_at: textOf(row.confirmed_at),
    withdrawn_by: decider(row, 'withdrawn_by'),
    withdrawn_at: textOf(row.withdrawn_at),
    begun_at: textOf(row.begun_at),
    steps: row.steps.map(({ step, doneAt }) => ({ step, done_at: doneAt })) as ErasureView['steps'],
    done_at: textOf(row.done_at),
    changed_at: textOf(row.changed_at) ?? '',
    version: row.revision,
  }
}

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

function decider(row: ReadErasure, by: (typeof DECIDERS)[number]): PersonRef | null {
  const [userId, positionId] = [row[by], row[`${by}_position`]]
  return userId === null || positionId === null ? null : shownPerson(row[`${by}_person`], userId, positionId)
}
