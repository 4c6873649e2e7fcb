// Every table that the API's role reads, with the policies of its feature: `see` is its row lock.
import { accessTrailMigrations } from '@practicum/infra/access-trail/schema'
import { draftMigrations } from '@practicum/infra/drafts/schema'
import { migrate } from '@practicum/infra/postgres/migrate'
import { ensureRoles } from '@practicum/infra/postgres/roles'
import { allFeatures } from '@practicum/projections/features/all'
import { accessSightMigrations } from '@practicum/projections/features/audit/access.table'
import { draftSightMigrations } from '@practicum/projections/features/drafts/drafts.table'
import { readModelsOf } from '@practicum/projections/reads/feature'
import { foundFunctionSql } from '@practicum/projections/runner/found'
import {
  API_ROLE,
  createTableSql,
  lockTableSql,
  qualified,
  READ_SCHEMA,
  type TableDefinition,
} from '@practicum/projections/runner/table'
import type { Policy } from '@practicum/shared/access/policy'
import { attachmentPolicy } from '@practicum/shared/features/attachments/attachments.policy'
import { accessPolicy, auditEventPolicy } from '@practicum/shared/features/audit/audit.policy'
import { ceCoursePolicy } from '@practicum/shared/features/ce-courses/ce-courses.policy'
import { draftPolicy } from '@practicum/shared/features/drafts/drafts.policy'
import { erasurePolicy } from '@practicum/shared/features/erasures/erasures.policy'
import { formPolicy } from '@practicum/shared/features/forms/forms.policy'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { organizationPolicy, personPolicy, positionPolicy } from '@practicum/shared/features/people/people.policy'
import { placementPolicy } from '@practicum/shared/features/placements/placements.policy'
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import {
  signupQuestionPolicy,
  signupResponsePolicy,
} from '@practicum/shared/features/signup-questions/signup-questions.policy'
import { siteTagPolicy } from '@practicum/shared/features/supervision-sites/site-tags.policy'
import { sitePolicy, siteTitlePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import { trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import type { TestDatabase } from '../../setup/database'

interface Policies {
  readonly see: Policy
  readonly [name: string]: Policy
}

/** All policies of a feature, by the name of its read model; of the others the row lock is the only one. */
const OF_READ_MODELS: Readonly<Record<string, Policies>> = {
  attachment: attachmentPolicy,
  audit_event: auditEventPolicy,
  ce_course: ceCoursePolicy,
  erasure: erasurePolicy,
  form: formPolicy,
  meeting: meetingPolicy,
  notification: notificationPolicy,
  notification_mark: notificationPolicy,
  organization: organizationPolicy,
  person: personPolicy,
  placement: placementPolicy,
  position: positionPolicy,
  setting: settingPolicy,
  signup_question: signupQuestionPolicy,
  signup_response: signupResponsePolicy,
  site: siteTitlePolicy,
  site_tag: siteTagPolicy,
  supervision_site: sitePolicy,
  task: taskPolicy,
  training: trainingPolicy,
}

/** Tables whose policy names nobody, and why. */
export const WITHOUT_A_PERSON: Readonly<Record<string, string>> = {
  country_support: 'of the platform: visitors who sign up see it too',
  upload: 'for the schedule alone: what was sent is shown where it is attached',
  waiting_room: 'guests have no session; a room is found by its secret code alone',
}

export interface Locked {
  /** As SQL has it after `from`. */
  readonly from: string
  readonly name: string
  readonly columns: TableDefinition['columns']
  readonly policies: Policies
  /** What a row needs besides what its policies ask about. */
  readonly filled: Readonly<Record<string, unknown>>
}

const readModels = readModelsOf(allFeatures).map(({ table }) => table)
export const tableOf = (name: string): TableDefinition | undefined => readModels.find(table => table.name === name)

const ID = '0192f0c0-0000-7000-8000-00000000feed'
const accessed = { user_id: ID, position_id: ID, organization_id: ID, object_ids: [], correlation_id: '-', hash: '' }

/** No read models, because no event tells of them. */
const BESIDE: readonly Locked[] = [
  {
    ...{ from: 'draft.draft', name: 'draft.draft', policies: draftPolicy, filled: { form: 'task', body: '{}' } },
    columns: { user_id: 'uuid', position_id: 'uuid' },
  },
  {
    ...{ from: 'audit.access', name: 'audit.access', policies: accessPolicy, columns: {} },
    filled: { ordinal: 1, at: new Date(0), row_name: '-', outcome: 'answered', status: 200, ...accessed },
  },
]

/** Throws where the row lock of a read model is another policy than by which it is seen. */
function lockedBy(table: TableDefinition): Locked {
  const policies = OF_READ_MODELS[table.name] ?? { see: table.visible }
  if (JSON.stringify(policies.see) !== JSON.stringify(table.visible))
    throw new Error(`the row lock of ${table.name} is not the policy by which it is seen`)
  return { from: qualified(table), name: table.name, columns: table.columns, policies, filled: {} }
}

export const lockedTables: readonly Locked[] = [...readModels.map(lockedBy), ...BESIDE]

export async function makeLockedTables({ pool, connection }: TestDatabase): Promise<void> {
  await ensureRoles(pool)
  await pool.query(`create schema ${READ_SCHEMA}; grant usage on schema ${READ_SCHEMA} to ${API_ROLE}`)
  await pool.query(readModels.map(table => createTableSql(table)).join(';'))
  await pool.query(readModels.map(table => lockTableSql(table)).join(';'))
  for (const table of readModels) await pool.query(foundFunctionSql(table))
  await migrate(connection, [
    ['draft', [...draftMigrations, ...draftSightMigrations]],
    ['audit', [...accessTrailMigrations, ...accessSightMigrations]],
  ])
}
