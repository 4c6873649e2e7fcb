// Events of training plans and of their levels become rows of their tables.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { TrainingPlanContent } from '@practicum/shared/features/training-plans/training-plans.decider'
import {
  trainingLevelEvents,
  trainingPlanEvents,
} from '@practicum/shared/features/training-plans/training-plans.events'
import {
  HOURS_STEP,
  totalHours,
  trainingLevelFields,
  trainingPlanFields,
} from '@practicum/shared/features/training-plans/training-plans.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import {
  type TrainingLevelRow,
  type TrainingPlanRow,
  trainingLevelTable,
  trainingPlanTable,
} from './training-plans.table'

const touched = ({ revision }: StoredEvent): { readonly revision: number } => ({ revision: Number(revision) })
const archived = (event: StoredEvent) => ({ archived_at: event.meta.occurredAt, ...touched(event) })
const unarchived = (event: StoredEvent) => ({ archived_at: null, ...touched(event) })

export const trainingLevelProjection: Projection<TrainingLevelRow> = {
  name: 'training_level',
  version: 1,
  table: trainingLevelTable,
  skipDecryption: true,
  on: changes<TrainingLevelRow>()(trainingLevelEvents, {
    TrainingLevelCreated: {
      insert: event => ({
        training_level_id: event.data.trainingLevelId,
        organization_id: event.data.organizationId,
        ...toRow(trainingLevelFields, event.data),
        sort_order: null,
        archived_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    TrainingLevelRenamed: { patch: event => ({ ...toRow(trainingLevelFields, event.data), ...touched(event) }) },
    TrainingLevelPlaced: { patch: event => ({ sort_order: event.data.sortOrder, ...touched(event) }) },
    TrainingLevelArchived: { patch: archived },
    TrainingLevelUnarchived: { patch: unarchived },
  }),
}

const contentRow = (content: TrainingPlanContent) => ({
  ...toRow(trainingPlanFields, content),
  activity_types: content.activityTypes,
  total_quarters: totalHours(content.activityTypes) / HOURS_STEP,
  words: wordsOf(content.name),
})

export const trainingPlanProjection: Projection<TrainingPlanRow> = {
  name: 'training_plan',
  version: 1,
  table: trainingPlanTable,
  skipDecryption: true,
  on: changes<TrainingPlanRow>()(trainingPlanEvents, {
    TrainingPlanCreated: {
      insert: event => ({
        training_plan_id: event.data.trainingPlanId,
        organization_id: event.data.organizationId,
        ...contentRow(event.data),
        archived_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    TrainingPlanEdited: { patch: event => ({ ...contentRow(event.data), ...touched(event) }) },
    TrainingPlanArchived: { patch: archived },
    TrainingPlanUnarchived: { patch: unarchived },
  }),
}
