// Reads of training plans and of their levels: the lists, and one of each.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { FilterOf } from '@practicum/shared/contract/row'
import {
  getTrainingLevel,
  getTrainingPlan,
  LEVELS_TOLD,
  listTrainingLevels,
  listTrainingPlans,
  type TrainingLevelView,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { HOURS_STEP, trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import { type Conditions, containing, queryRows, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'

const USES = ['training_plan', 'training_level']

const LEVELS = 'read.training_level l'
const LEVEL_COLUMNS = `l.training_level_id as id, l.name, l.archived_at is not null as archived, l.revision as version,
  (select count(*)::int from read.training_plan t where t.level_id = l.training_level_id and t.archived_at is null) as plans`
const LEVEL_ORDER = 'l.archived_at is not null, l.sort_order nulls last, l.created_at, l.training_level_id'

const PLANS = 'read.training_plan t join read.training_level l on l.training_level_id = t.level_id'
const PLAN_COLUMNS = `t.training_plan_id as id, ${selected(trainingPlanFields, 't')}, l.name as level_name,
  t.archived_at is not null as archived, t.activity_types, t.total_quarters, t.created_at, t.revision as version`

type ReadPlan = Omit<TrainingPlanView, 'total_hours' | 'created_at'> & {
  readonly total_quarters: number
  readonly created_at: Date
}

const SORTS = {
  start_at: { by: ['t.start_at'] },
  end_at: { by: ['t.end_at'] },
  name: { by: ['t.name'] },
  level_name: { by: ['l.name', 't.start_at'] },
  total_hours: { by: ['t.total_quarters'] },
  created_at: { by: ['t.created_at'] },
} as const

const viewOf = ({ total_quarters, created_at, ...row }: ReadPlan): TrainingPlanView => ({
  ...row,
  total_hours: total_quarters * HOURS_STEP,
  created_at: created_at.toISOString(),
})

const missing = () => refuse('not_found', {}, { kind: 'missing' })

export const trainingPlanQueries: readonly Binding[] = [
  bindQuery(listTrainingLevels, USES, async ({ principal, db }) => {
    const where = scopeOf(trainingPlanPolicy.see, principal, 'l')
    const tail = `order by ${LEVEL_ORDER} limit ${LEVELS_TOLD}`
    return { data: [...(await queryRows<TrainingLevelView>(db, where.select(LEVEL_COLUMNS, LEVELS, tail)))] }
  }),
  bindQuery(getTrainingLevel, USES, async ({ params, principal, db }) => {
    const where = scopeOf(trainingPlanPolicy.see, principal, 'l').and('l.training_level_id = ?', params.id)
    const [row] = await queryRows<TrainingLevelView>(db, where.select(LEVEL_COLUMNS, LEVELS))
    return row ?? missing()
  }),
  bindList(listTrainingPlans, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const { rows, ...counted } = await queryPage<ReadPlan>(db, {
      columns: PLAN_COLUMNS,
      source: PLANS,
      key: 't.training_plan_id',
      where: scopesOf(trainingPlanPolicy.see, principal, 't').map(one => narrowed(one, filter, terms)),
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getTrainingPlan, USES, async ({ params, principal, db }) => {
    const where = scopeOf(trainingPlanPolicy.see, principal, 't').and('t.training_plan_id = ?', params.id)
    const [row] = await queryRows<ReadPlan>(db, where.select(PLAN_COLUMNS, PLANS))
    return row ? viewOf(row) : missing()
  }),
]

function narrowed(one: Conditions, filter: FilterOf<typeof listTrainingPlans>, terms: readonly string[]): Conditions {
  one.and(`t.archived_at is ${filter.archived ? 'not null' : 'null'}`)
  one.when(filter.level_id, 't.level_id = ?')
  for (const term of terms) one.and('t.name ilike ? or l.name ilike ?', containing(term), containing(term))
  return one
}
