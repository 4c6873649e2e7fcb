// Trainings as placements show them.
import { trainingContent } from '@practicum/shared/features/placements/placements.fields'
import { trainingEvents } from '@practicum/shared/features/placements/references.events'
import { trainingPolicy } from '@practicum/shared/features/placements/references.policy'
import { columnsOf, type RowOf, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type TrainingRow = RowOf<typeof trainingContent> & {
  readonly training_id: string
  readonly organization_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly faculty_position_id: string | null
}

const trainingTable: TableDefinition<TrainingRow> = {
  name: 'training',
  columns: {
    training_id: 'uuid',
    organization_id: 'uuid',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    faculty_position_id: 'uuid',
    ...columnsOf(trainingContent),
  },
  key: 'training_id',
  // As the release before called them: its processes read them until a rolling upgrade has ended. Dropped with the next version.
  computed: ['start_on date generated always as (start_at) stored', 'end_on date generated always as (end_at) stored'],
  indexes: ['trainee_position_id, training_id', 'organization_id, training_id'],
  // Those who guide trainees see what everybody is trained for; a trainee sees their own.
  visible: trainingPolicy.see,
}

export const trainingProjection: Projection<TrainingRow> = {
  name: 'training',
  version: 3,
  table: trainingTable,
  skipDecryption: true,
  on: changes<TrainingRow>()(trainingEvents, {
    TrainingPlanned: {
      insert: ({ data }) => ({
        training_id: data.trainingId,
        organization_id: data.organizationId,
        trainee_id: data.trainee.userId,
        trainee_position_id: data.trainee.positionId,
        faculty_position_id: data.faculty?.positionId ?? null,
        ...toRow(trainingContent, data),
      }),
    },
  }),
}
