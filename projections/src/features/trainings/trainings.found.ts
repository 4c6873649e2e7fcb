// What search finds of trainings: by their trainee, their plan and its level. Coordinators find all, trainees their own; others have no page for it.
import type { FoundThing } from '@practicum/shared/contract/found'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { foundIds } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { peopleNamed } from '../people/person-ref'
import { TRAINING_TITLE } from './trainings.shown'
import { trainingTable } from './trainings.table'

const COLUMNS = `t.training_id as id, ${TRAINING_TITLE} as detail, t.start_at::text as on,
  coalesce((select pe.name from read.person pe where pe.user_id = t.trainee_id), t.plan_name) as title`

export const findableTrainings: Findable = {
  uses: ['training', 'person'],
  async find({ db, principal }, beginnings, most) {
    const where = scopeOf(trainingPolicy.told, principal, 't')
    for (const word of beginnings)
      where.and('t.trainee_id in ? or t.training_id in ?', peopleNamed(word), foundIds(trainingTable, [word]))
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
