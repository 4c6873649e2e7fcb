// What search finds of trainings: by their trainee, their plan and its level. Coordinators find all, trainees their own; others have no page for it.
import type { FoundThing } from '@practicum/shared/contract/found'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { nameOfHolder } from '../people/person-ref'
import { beginningLike, NAMED_BY, planNameOf } from './trainings.names'
import { TRAINING_TITLE } from './trainings.shown'

const COLUMNS = `t.training_id as id, ${TRAINING_TITLE} as detail, t.start_at::text as on,
  coalesce(${nameOfHolder('t.trainee_position_id')}, ${planNameOf('t')}) as title`

export const findableTrainings: Findable = {
  uses: ['training', 'person', 'position', ...NAMED_BY],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(trainingPolicy.told, principal, 't')
    for (const word of beginnings) beginningLike(where, 't', word)
    const order = `order by t.start_at desc, t.training_id limit ${most}`
    const rows = await queryRows<{ id: string }>(db, where.select('t.training_id as id', 'read.training t', order))
    return rows.map(({ id }) => id)
  },
  async show({ db, principal }, ids) {
    const where = scopeOf(trainingPolicy.told, principal, 't').and('t.training_id = any(?::uuid[])', ids)
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title' | 'detail' | 'on'>>(
      db,
      where.select(COLUMNS, 'read.training t'),
    )
    const page = (id: string): string => (principal.role === 'coordinator' ? `/trainings/${id}` : '/account#trainings')
    return rows.map(shown => ({ ...shown, page: page(shown.id), person: null }))
  },
}
