// What search finds of people: whom the picker would offer, by name.
import { pickPolicy } from '@practicum/shared/access/picking'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { firstFound } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { available } from './people.queries'
import { personTable } from './people.table'

/** Of whom some may not be picked. */
const LOOKED_AT = 500

export const findablePeople: Findable = {
  uses: ['person', 'position'],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(pickPolicy, principal, field => (field === 'userStatus' ? 'pe' : 'po')).and(
      'pe.user_id in ?',
      firstFound(personTable, beginnings, LOOKED_AT),
    )
    const rows = await queryRows<{ id: string }>(
      db,
      where.select(
        'po.position_id as id',
        'read.position po join read.person pe on pe.user_id = po.user_id',
        `order by pe.name, po.position_id limit ${most}`,
      ),
    )
    return rows.map(({ id }) => id)
  },
  async show({ db, principal }, positionIds) {
    const people = await available(db, principal, { positionIds })
    return people.map(person => ({
      id: person.position_id,
      title: person.name,
      detail: person.role_name,
      on: null,
      page: null,
      person,
    }))
  },
}
