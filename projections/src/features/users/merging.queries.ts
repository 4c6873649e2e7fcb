// What a merge of two accounts would move, before anybody decides on it: the same rule as the command's.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { refusalIn } from '@practicum/shared/contract/refusal-words'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { mergeRefusal } from '@practicum/shared/features/people/user.merging'
import {
  listMergeable,
  MERGEABLE_SHOWN,
  type MergeableAccount,
  type MergePreview,
  previewMerge,
} from '@practicum/shared/features/users/merging.contract'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { imageUrlOf, namedOrAddressed } from '../people/person-ref'
import { FROM, POSITIONS, USES } from './users.queries'

type Account = MergePreview['kept'] & { readonly is_merged: boolean }

/** Whoever is it already, and whoever runs the platform, cannot be merged. */
const OPEN = `t.merged_into is null and not exists (select from read.position po where po.user_id = t.user_id and po.role = 'admin')`

export const mergingQueries: readonly Binding[] = [
  bindQuery(listMergeable, USES, async ({ params, query: { search }, principal, db }) => {
    const where = scopeOf(personPolicy.see, principal, 't').and('t.user_id not in (?)', params.id).and(OPEN)
    if (search === '')
      where.and('lower(t.name) = (select lower(o.name) from read.person o where o.user_id in (?))', params.id)
    else where.with(await namedOrAddressed(db, [search], 't'))
    const columns = `t.user_id as id, t.name, t.email, ${imageUrlOf('t')} as profile_image_url, ${POSITIONS} as positions`
    const order = `order by t.name, t.created_at, t.user_id limit ${MERGEABLE_SHOWN}`
    return [...(await queryRows<MergeableAccount>(db, where.select(columns, FROM, order)))]
  }),
  bindQuery(previewMerge, USES, async ({ params, query, principal, db, caller }) => {
    const [kept, merged] = await Promise.all([
      accountIn(db, principal, params.id),
      accountIn(db, principal, query.account_id),
    ])
    if (!kept) return refuse('not_found', {}, { kind: 'missing' })
    if (!merged) return refuse('user.merge_unknown', {}, { field: 'account_id' })
    const refusal = mergeRefusal(mergeable(kept), mergeable(merged))
    return {
      kept: shown(kept),
      merged: shown(merged),
      refusal: refusal ? refusalIn({ locale: caller.locale, words: principal.words }, refusal.code) : null,
      twice: openOf(merged)
        .filter(one => openOf(kept).some(held => isSame(held, one)))
        .map(({ organization_name, role_keyname }) => ({ organization_name, role_keyname })),
    }
  }),
]

async function accountIn(db: ScopedDb, principal: Principal, id: string): Promise<Account | undefined> {
  const where = scopeOf(personPolicy.see, principal, 't').and('t.user_id in (?)', id)
  const columns = `t.user_id as id, t.name, t.email, t.user_status as status, t.merged_into is not null as is_merged, ${POSITIONS} as positions`
  const [account] = await queryRows<Account>(db, where.select(columns, FROM))
  return account
}

const mergeable = ({ id, status, is_merged: isMerged, positions }: Account) => ({
  ...{ id, status, isMerged },
  positions: positions.map(({ role_keyname: role, organization_id: organizationId, status: standing }) => ({
    ...{ role, organizationId, status: standing },
  })),
})

const shown = ({ is_merged: _isMerged, ...account }: Account): MergePreview['kept'] => account

const openOf = ({ positions }: Account): readonly UserPosition[] =>
  positions.filter(({ status }) => status !== 'archived')
const isSame = (a: UserPosition, b: UserPosition): boolean =>
  a.role_keyname === b.role_keyname && a.organization_id === b.organization_id
