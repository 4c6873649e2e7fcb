// What search finds of training plans: by their names, told apart by their levels and the day on which they begin.
import type { FoundThing } from '@practicum/shared/contract/found'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import type { Findable } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { queryFound } from '../../runner/found'
import { scopeOf } from '../../runner/policy-sql'
import { trainingPlanTable } from './training-plans.table'

const COLUMNS = 't.training_plan_id as id, t.name as title, l.name as detail, t.start_at::text as on'
const SOURCE = 'read.training_plan t join read.training_level l on l.training_level_id = t.level_id'

export const findableTrainingPlans: Findable = {
  uses: ['training_plan', 'training_level'],
  find: ({ db }, beginnings, most) => queryFound(db, trainingPlanTable, { beginnings, most }),
  async show({ db, principal }, ids) {
    const where = scopeOf(trainingPlanPolicy.see, principal, 't').and('t.training_plan_id = any(?::uuid[])', ids)
    const rows = await queryRows<Pick<FoundThing, 'id' | 'title' | 'detail' | 'on'>>(db, where.select(COLUMNS, SOURCE))
    return rows.map(shown => ({ ...shown, page: `/training-plans/${shown.id}`, person: null }))
  },
}
