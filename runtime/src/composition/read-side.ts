// The read side of a process: every read model and every query of the product.
import type { Binding } from '@practicum/infra/http/bindings'
import { attachmentProjections } from '@practicum/projections/features/attachments/attachments.projection'
import {
  type AttachmentReads,
  attachmentQueries,
} from '@practicum/projections/features/attachments/attachments.queries'
import { auditProjection } from '@practicum/projections/features/audit/audit.projection'
import { type AuditReads, auditQueries } from '@practicum/projections/features/audit/audit.queries'
import { ceCourseProjection } from '@practicum/projections/features/ce-courses/ce-courses.projection'
import { ceCourseQueries } from '@practicum/projections/features/ce-courses/ce-courses.queries'
import { type DashboardReads, dashboardQueries } from '@practicum/projections/features/dashboards/dashboards.queries'
import { draftQueries } from '@practicum/projections/features/drafts/drafts.queries'
import { formProjection } from '@practicum/projections/features/forms/forms.projection'
import { formQueries } from '@practicum/projections/features/forms/forms.queries'
import { liveSessionProjections } from '@practicum/projections/features/live-sessions/live-sessions.projection'
import {
  type LiveSessionReads,
  liveSessionQueries,
} from '@practicum/projections/features/live-sessions/live-sessions.queries'
import {
  notificationProjection,
  readMarkProjection,
} from '@practicum/projections/features/notifications/notifications.projection'
import { notificationQueries } from '@practicum/projections/features/notifications/notifications.queries'
import { peopleProjections } from '@practicum/projections/features/people/people.projection'
import { peopleQueries } from '@practicum/projections/features/people/people.queries'
import { placementProjections } from '@practicum/projections/features/placements/placements.projection'
import { placementQueries } from '@practicum/projections/features/placements/placements.queries'
import { type SessionReads, sessionQueries } from '@practicum/projections/features/sessions/sessions.queries'
import { settingProjection } from '@practicum/projections/features/settings/settings.projection'
import { settingQueries } from '@practicum/projections/features/settings/settings.queries'
import { taskDocuments } from '@practicum/projections/features/tasks/tasks.documents'
import { taskProjection } from '@practicum/projections/features/tasks/tasks.projection'
import { taskQueries } from '@practicum/projections/features/tasks/tasks.queries'
import type { Projection } from '@practicum/projections/runner/projection'

export const allProjections = [
  ...peopleProjections,
  ...attachmentProjections,
  auditProjection,
  ceCourseProjection,
  formProjection,
  ...liveSessionProjections,
  notificationProjection,
  readMarkProjection,
  ...placementProjections,
  settingProjection,
  taskProjection,
] as unknown as readonly Projection[]

export type ReadServices = Pick<AttachmentReads, 'objects'> &
  SessionReads &
  AuditReads &
  DashboardReads &
  LiveSessionReads

export function queryBindings(services: ReadServices): readonly Binding[] {
  return [
    ...attachmentQueries({ objects: services.objects, attachables: { task: taskDocuments } }),
    ...auditQueries(services),
    ...ceCourseQueries,
    ...dashboardQueries(services),
    ...draftQueries,
    ...formQueries,
    ...liveSessionQueries(services),
    ...notificationQueries,
    ...peopleQueries,
    ...placementQueries,
    ...sessionQueries(services),
    ...settingQueries,
    ...taskQueries,
  ]
}
