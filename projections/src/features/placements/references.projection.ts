// Sites and trainings as placements show them.
import { siteEvents, trainingEvents } from '@practicum/shared/features/placements/references.events'
import { sitePolicy, trainingPolicy } from '@practicum/shared/features/placements/references.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type SiteRow = {
  readonly site_id: string
  readonly organization_id: string
  readonly name: string
  readonly county: string
  readonly published: boolean
}

const siteTable: TableDefinition<SiteRow> = {
  name: 'site',
  columns: { site_id: 'uuid', organization_id: 'uuid', name: 'text', county: 'text', published: 'boolean' },
  key: 'site_id',
  indexes: ['organization_id, name, site_id'],
  visible: sitePolicy.see,
}

export const siteProjection: Projection<SiteRow> = {
  name: 'site',
  version: 2,
  table: siteTable,
  skipDecryption: true,
  on: changes<SiteRow>()(siteEvents, {
    SiteListed: {
      insert: ({ data }) => ({
        site_id: data.siteId,
        organization_id: data.organizationId,
        name: data.name,
        county: data.county,
        published: data.published,
      }),
    },
  }),
}

export type TrainingRow = {
  readonly training_id: string
  readonly organization_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly faculty_position_id: string | null
  readonly plan_name: string
  readonly level_name: string
  readonly start_on: string
  readonly end_on: string
}

const trainingTable: TableDefinition<TrainingRow> = {
  name: 'training',
  columns: {
    training_id: 'uuid',
    organization_id: 'uuid',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    faculty_position_id: 'uuid',
    plan_name: 'text',
    level_name: 'text',
    start_on: 'date',
    end_on: 'date',
  },
  key: 'training_id',
  indexes: ['trainee_position_id, training_id', 'organization_id, training_id'],
  // Those who guide trainees see what everybody is trained for; a trainee sees their own.
  visible: trainingPolicy.see,
}

export const trainingProjection: Projection<TrainingRow> = {
  name: 'training',
  version: 2,
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
        plan_name: data.planName,
        level_name: data.levelName,
        start_on: data.startOn,
        end_on: data.endOn,
      }),
    },
  }),
}
