// Sites and trainings as placements show them.
import { siteListing, siteTitle, trainingContent } from '@practicum/shared/features/placements/placements.fields'
import { siteEvents, trainingEvents } from '@practicum/shared/features/placements/references.events'
import { sitePolicy, trainingPolicy } from '@practicum/shared/features/placements/references.policy'
import { columnsOf, type RowOf, toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type SiteRow = RowOf<typeof siteTitle> &
  RowOf<typeof siteListing> & {
    readonly site_id: string
    readonly organization_id: string
    readonly words: readonly string[]
  }

export const siteTable: TableDefinition<SiteRow> = {
  name: 'site',
  columns: {
    site_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(siteTitle),
    ...columnsOf(siteListing),
    words: 'text[]',
  },
  key: 'site_id',
  indexes: ['organization_id, name, site_id'],
  found: {},
  visible: sitePolicy.see,
}

export const siteProjection: Projection<SiteRow> = {
  name: 'site',
  version: 3,
  table: siteTable,
  skipDecryption: true,
  on: changes<SiteRow>()(siteEvents, {
    SiteListed: {
      insert: ({ data }) => ({
        site_id: data.siteId,
        organization_id: data.organizationId,
        ...toRow(siteTitle, data),
        ...toRow(siteListing, data),
        words: wordsOf(data.name),
      }),
    },
  }),
}

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
