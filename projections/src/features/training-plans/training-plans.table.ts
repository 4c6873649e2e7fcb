// The table of training plans: one row each.
import { trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type TrainingPlanRow = RowOf<typeof trainingPlanFields> & {
  readonly training_plan_id: string
  readonly organization_id: string
  readonly creator_id: string
  readonly creator_position_id: string
  readonly archived_at: string | null
  readonly created_at: string
  readonly revision: number
}

export const trainingPlanTable: TableDefinition<TrainingPlanRow> = {
  name: 'training_plan',
  columns: {
    training_plan_id: 'uuid',
    organization_id: 'uuid',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    ...columnsOf(trainingPlanFields),
    archived_at: 'timestamptz',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'training_plan_id',
  indexes: [],
  lists: { of: ['organization_id', 'creator_position_id'], sorts: ['created_at', 'day', 'title'] },
  visible: trainingPlanPolicy.see,
}
