// The names of training plans and of their levels, apart from what is taught: trainings are called by them, also before those who see no plans.
import { trainingLevelFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { trainingTitlePolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

/** Plans and levels are named alike. */
const title = trainingLevelFields

type TitleRow = RowOf<typeof title> & {
  readonly organization_id: string
  readonly words: readonly string[]
}

export type PlanTitleRow = TitleRow & { readonly training_plan_id: string; readonly level_id: string }
export type LevelTitleRow = TitleRow & { readonly training_level_id: string }

const common = { organization_id: 'uuid', ...columnsOf(title), words: 'text[]' } as const

export const planTitleTable: TableDefinition<PlanTitleRow> = {
  name: 'plan_title',
  columns: { training_plan_id: 'uuid', level_id: 'uuid', ...common },
  key: 'training_plan_id',
  indexes: ['level_id'],
  found: {},
  visible: trainingTitlePolicy.see,
}

export const levelTitleTable: TableDefinition<LevelTitleRow> = {
  name: 'level_title',
  columns: { training_level_id: 'uuid', ...common },
  key: 'training_level_id',
  indexes: [],
  found: {},
  visible: trainingTitlePolicy.see,
}
