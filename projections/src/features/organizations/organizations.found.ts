// What search finds of organizations: whoever runs the platform has a page for each. There are few enough to look through all their names.
import type { FoundThing } from '@practicum/shared/contract/found'
import { organizationPolicy } from '@practicum/shared/features/people/people.policy'
import { wordsOf } from '@practicum/shared/kernel/words'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

type Named = Pick<FoundThing, 'id' | 'title'>

const COLUMNS = 't.organization_id as id, t.name as title'
const ORDER = 'order by t.archived_at is not null, lower(t.name), t.organization_id'

const isNamed = (name: string, beginnings: readonly string[]): boolean => {
  const words = wordsOf(name)
  return beginnings.every(beginning => words.some(word => word.startsWith(beginning)))
}

export const findableOrganizations: Findable = {
  uses: ['organization'],
  roles: ['admin'],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(organizationPolicy.read, principal, 't')
    const rows = await queryRows<Named>(db, where.select(COLUMNS, 'read.organization t', ORDER))
    const found = rows.filter(({ title }) => isNamed(title, beginnings))
    return found.slice(0, most).map(({ id }) => id)
  },
  async show({ db, principal }, ids) {
    const where = scopeOf(organizationPolicy.read, principal, 't').and('t.organization_id = any(?::uuid[])', ids)
    const rows = await queryRows<Named>(db, where.select(COLUMNS, 'read.organization t'))
    const page = (id: string): string => `/admin/organizations/edit/${id}`
    return rows.map(shown => ({ ...shown, detail: null, on: null, page: page(shown.id), person: null }))
  },
}
