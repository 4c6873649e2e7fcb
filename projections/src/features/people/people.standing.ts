// How the people of an organization stand, counted by role.
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { positionPolicy } from '@practicum/shared/features/people/people.policy'
import { peopleByStanding } from '@practicum/shared/features/people/people-standing.contract'
import { type Conditions, queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

type Standings = AnswerOf<typeof peopleByStanding>['standings']

export const peopleStandingQuery = bindQuery(peopleByStanding, ['person', 'position'], async ({ db, principal }) => {
  const [[people], found] = await Promise.all([inAll(db, principal), standings(db, principal)])
  return { people: people?.people ?? 0, active: people?.active ?? 0, standings: found }
})

const WITH_PERSON = 'read.position po left join read.person pe on pe.user_id = po.user_id'

/** Who has been erased, or has left the platform, keeps a position that says nothing of it. */
const peopleHere = (principal: Principal): Conditions =>
  scopeOf(positionPolicy.here, principal, 'po').and(`pe.user_status is distinct from 'inactive'`)

const inAll = (db: ScopedDb, principal: Principal) =>
  queryRows<{ people: number; active: number }>(
    db,
    peopleHere(principal).select(
      `count(distinct po.user_id)::int as people, count(distinct po.user_id) filter (where po.position_status = 'active')::int as active`,
      WITH_PERSON,
    ),
  )

export async function standings(db: ScopedDb, principal: Principal): Promise<Standings> {
  const rows = await queryRows<Standings[number]>(
    db,
    peopleHere(principal).select(
      'po.role, po.position_status as standing, count(distinct po.user_id)::int as people',
      WITH_PERSON,
      'group by po.role, po.position_status order by po.role, po.position_status',
    ),
  )
  return [...rows]
}
