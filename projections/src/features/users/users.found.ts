// What search finds of accounts: whoever runs the platform has a page for each, and finds it by its name or its address.
import type { FoundThing } from '@practicum/shared/contract/found'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { namedOrAddressed } from '../people/person-ref'

const COLUMNS = 't.user_id as id, t.name as title, t.email as detail'

export const findableAccounts: Findable = {
  uses: ['person', 'account'],
  roles: ['admin'],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(personPolicy.address, principal, 't').with(await namedOrAddressed(db, beginnings, 't'))
    const order = `order by t.deleted_at is not null, t.name, t.user_id limit ${most}`
    const rows = await queryRows<{ id: string }>(db, where.select('t.user_id as id', 'read.person t', order))
    return rows.map(({ id }) => id)
  },
  async show({ db, principal }, ids) {
    const where = scopeOf(personPolicy.address, principal, 't').and('t.user_id = any(?::uuid[])', ids)
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title' | 'detail'>>(
      db,
      where.select(COLUMNS, 'read.person t'),
    )
    return rows.map(shown => ({ ...shown, on: null, page: `/admin/users/edit/${shown.id}`, person: null }))
  },
}
