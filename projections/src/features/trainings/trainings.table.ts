// The table of trainings: one row each, also of those that placements and insurances tell of.
import { trainingContent } from '@practicum/shared/features/trainings/trainings.fields'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

export interface GuideCell {
  readonly userId: string
  readonly positionId: string
}

export type TrainingRow = RowOf<typeof trainingContent> &
  Documented & {
    readonly training_id: string
    readonly organization_id: string
    readonly trainee_id: string
    readonly trainee_position_id: string
    readonly faculty_id: string | null
    readonly faculty_position_id: string | null
    readonly assistants: readonly GuideCell[]
    /** Null: planned while plans were words. */
    readonly plan_id: string | null
    /** Placements belong to it. */
    readonly placed: boolean
    /** Of its plan and level: search finds it by them where it follows no plan that has names of its own. */
    readonly words: readonly string[]
    readonly revision: number
  }

export const trainingTable: TableDefinition<TrainingRow> = {
  name: 'training',
  columns: {
    training_id: 'uuid',
    organization_id: 'uuid',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    faculty_id: 'uuid',
    faculty_position_id: 'uuid',
    assistants: 'jsonb',
    plan_id: 'uuid',
    ...columnsOf(trainingContent),
    placed: 'boolean',
    documents: 'jsonb',
    words: 'text[]',
    revision: 'integer',
  },
  key: 'training_id',
  indexes: ['trainee_position_id, start_at, training_id'],
  lists: { of: ['organization_id'], sorts: ['start_at', 'end_at'] },
  found: {},
  selectGrants: ['command'],
  // Those who guide trainees see what everybody is trained for; a trainee sees their own.
  visible: trainingPolicy.see,
}
