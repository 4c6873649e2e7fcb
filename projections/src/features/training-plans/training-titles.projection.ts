// Events of training plans and of their levels become the names that trainings are called by.
import {
  trainingLevelEvents,
  trainingPlanEvents,
} from '@practicum/shared/features/training-plans/training-plans.events'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { type LevelTitleRow, levelTitleTable, type PlanTitleRow, planTitleTable } from './training-titles.table'

const named = (name: string) => ({ name, words: wordsOf(name) })

export const planTitleProjection: Projection<PlanTitleRow> = {
  name: 'plan_title',
  version: 1,
  table: planTitleTable,
  skipDecryption: true,
  on: changes<PlanTitleRow>()(trainingPlanEvents, {
    TrainingPlanCreated: {
      insert: ({ data: { trainingPlanId, organizationId, levelId, name } }) => ({
        ...{ training_plan_id: trainingPlanId, organization_id: organizationId, level_id: levelId },
        ...named(name),
      }),
    },
    TrainingPlanEdited: { patch: ({ data: { levelId, name } }) => ({ level_id: levelId, ...named(name) }) },
  }),
}

export const levelTitleProjection: Projection<LevelTitleRow> = {
  name: 'level_title',
  version: 1,
  table: levelTitleTable,
  skipDecryption: true,
  on: changes<LevelTitleRow>()(trainingLevelEvents, {
    TrainingLevelCreated: {
      insert: ({ data: { trainingLevelId, organizationId, name } }) => ({
        ...{ training_level_id: trainingLevelId, organization_id: organizationId },
        ...named(name),
      }),
    },
    TrainingLevelRenamed: { patch: ({ data: { name } }) => named(name) },
  }),
}
