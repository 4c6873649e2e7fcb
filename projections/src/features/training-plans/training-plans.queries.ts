// Reads of training plans: the list, and one of them.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  getTrainingPlan,
  listTrainingPlans,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import type { RowOf } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import { containing, queryRows, selected } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { personJson, shownPerson } from '../people/person-ref'

const USES = ['training_plan', 'person', 'position']

type ReadTrainingPlan = RowOf<typeof trainingPlanFields> &
  Pick<TrainingPlanView, 'id' | 'archived' | 'version'> & {
    readonly creator: PersonRef | null
    readonly creator_id: string
    readonly creator_position_id: string
    readonly created_at: Date
  }

const COLUMNS = `t.training_plan_id as id, ${selected(trainingPlanFields, 't')}, t.archived_at is not null as archived, t.revision as version,
  t.created_at, t.creator_id, t.creator_position_id, ${personJson('t.creator_id', 't.creator_position_id')} as creator`

const SORTS = {
  created_at: { by: ['t.created_at'] },
  title: { by: ['t.title'] },
  day: { by: ['t.day'], nullable: true },
} as const

const viewOf = ({
  creator,
  creator_id,
  creator_position_id,
  created_at,
  ...row
}: ReadTrainingPlan): TrainingPlanView => ({
  ...row,
  creator: shownPerson(creator, creator_id, creator_position_id),
  created_at: created_at.toISOString(),
})

export const trainingPlanQueries: readonly Binding[] = [
  bindList(listTrainingPlans, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(trainingPlanPolicy.see, principal, 't').map(one => {
      one.and(`t.archived_at is ${filter.archived ? 'not null' : 'null'}`)
      for (const term of terms) one.and('t.title ilike ?', containing(term))
      return one
    })
    const { rows, ...counted } = await queryPage<ReadTrainingPlan>(db, {
      columns: COLUMNS,
      source: 'read.training_plan t',
      key: 't.training_plan_id',
      where,
      order: { ...SORTS[sort.field], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getTrainingPlan, USES, async ({ params, principal, db }) => {
    const where = scopeOf(trainingPlanPolicy.see, principal, 't').and('t.training_plan_id = ?', params.id)
    const [row] = await queryRows<ReadTrainingPlan>(db, where.select(COLUMNS, 'read.training_plan t'))
    return row ? viewOf(row) : refuse('not_found', {}, { kind: 'missing' })
  }),
]
