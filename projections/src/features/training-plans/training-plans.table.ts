// The tables of training plans and of their levels: one row each.
import {
  type ActivityType,
  trainingLevelFields,
  trainingPlanFields,
} from '@practicum/shared/features/training-plans/training-plans.fields'
import { trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

type Common = {
  readonly organization_id: string
  readonly archived_at: string | null
  readonly created_at: string
  readonly revision: number
}

export type TrainingLevelRow = RowOf<typeof trainingLevelFields> &
  Common & {
    readonly training_level_id: string
    /** Null: after the others. */
    readonly sort_order: number | null
  }

export type TrainingPlanRow = RowOf<typeof trainingPlanFields> &
  Common & {
    readonly training_plan_id: string
    readonly activity_types: readonly ActivityType[]
    /** Of all activity types, in quarters of an hour. */
    readonly total_quarters: number
    readonly words: readonly string[]
  }

const common = {
  organization_id: 'uuid',
  archived_at: 'timestamptz',
  created_at: 'timestamptz',
  revision: 'integer',
} as const

export const trainingLevelTable: TableDefinition<TrainingLevelRow> = {
  name: 'training_level',
  columns: { training_level_id: 'uuid', ...columnsOf(trainingLevelFields), sort_order: 'integer', ...common },
  key: 'training_level_id',
  indexes: ['organization_id, sort_order'],
  visible: trainingPlanPolicy.see,
}

export const trainingPlanTable: TableDefinition<TrainingPlanRow> = {
  name: 'training_plan',
  columns: {
    training_plan_id: 'uuid',
    ...columnsOf(trainingPlanFields),
    activity_types: 'jsonb',
    total_quarters: 'integer',
    words: 'text[]',
    ...common,
  },
  key: 'training_plan_id',
  indexes: ['level_id'],
  lists: { of: ['organization_id'], sorts: ['start_at', 'end_at', 'name', 'total_quarters', 'created_at'] },
  found: {},
  visible: trainingPlanPolicy.see,
}
