// What trainings are assigned from, in one answer: levels, plans and faculty.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { pickPolicy } from '@practicum/shared/access/picking'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { CHOICES_TOLD, trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import { LEVELS_TOLD } from '@practicum/shared/features/training-plans/training-plans.contract'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { REF_COLUMNS } from '../people/person-ref'

type Data = AnswerOf<typeof trainingData>

const PLANS = 'read.training_plan t join read.training_level l on l.training_level_id = t.level_id'
const PLAN = 't.training_plan_id as id, t.name, t.level_id, l.name as level_name, t.start_at::text, t.end_at::text'

export const trainingDataQuery: Binding = bindQuery(
  trainingData,
  ['training_plan', 'training_level', 'person', 'position'],
  async ({ principal, db }) => {
    const kept = (alias: string) =>
      scopeOf(trainingPlanPolicy.see, principal, alias).and(`${alias}.archived_at is null`)
    const picked = scopeOf(pickPolicy, principal, field => (field === 'userStatus' ? 'pe' : 'po'))
    const [levels, plans, faculty] = await Promise.all([
      queryRows<Data['training_levels'][number]>(
        db,
        kept('l').select(
          'l.training_level_id as id, l.name',
          'read.training_level l',
          `order by l.sort_order nulls last, l.created_at, l.training_level_id limit ${LEVELS_TOLD}`,
        ),
      ),
      queryRows<Data['training_plans'][number]>(
        db,
        kept('t').select(PLAN, PLANS, `order by t.name, t.training_plan_id limit ${CHOICES_TOLD}`),
      ),
      queryRows<PersonRef>(
        db,
        picked
          .and(`po.role = 'faculty'`)
          .select(
            REF_COLUMNS,
            'read.position po join read.person pe on pe.user_id = po.user_id',
            `order by pe.name, po.position_id limit ${CHOICES_TOLD}`,
          ),
      ),
    ])
    return { training_levels: [...levels], training_plans: [...plans], faculty: [...faculty] }
  },
)
