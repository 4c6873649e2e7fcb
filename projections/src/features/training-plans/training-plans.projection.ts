// Events of training plans become rows of their table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { trainingPlanEvents } from '@practicum/shared/features/training-plans/training-plans.events'
import { trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type TrainingPlanRow, trainingPlanTable } from './training-plans.table'

const touched = ({ revision }: StoredEvent): Pick<TrainingPlanRow, 'revision'> => ({ revision: Number(revision) })

export const trainingPlanProjection: Projection<TrainingPlanRow> = {
  name: 'training_plan',
  version: 1,
  table: trainingPlanTable,
  on: changes<TrainingPlanRow>()(trainingPlanEvents, {
    TrainingPlanCreated: {
      insert: event => ({
        training_plan_id: event.data.trainingPlanId,
        organization_id: event.data.organizationId,
        creator_id: event.data.creatorId,
        creator_position_id: event.data.creatorPositionId,
        ...toRow(trainingPlanFields, event.data),
        archived_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    TrainingPlanEdited: {
      patch: event => ({ ...toRow(trainingPlanFields, event.data), ...touched(event) }),
    },
    TrainingPlanArchived: { patch: event => ({ archived_at: event.meta.occurredAt, ...touched(event) }) },
  }),
}
