// The contract of the whole product: every row of every feature.
import * as attachments from '../features/attachments/attachments.contract'
import * as access from '../features/audit/access.contract'
import * as audit from '../features/audit/audit.contract'
import * as ceCourses from '../features/ce-courses/ce-courses.contract'
import * as dashboards from '../features/dashboards/dashboards.contract'
import * as drafts from '../features/drafts/drafts.contract'
import * as forms from '../features/forms/forms.contract'
import * as liveSessions from '../features/live-sessions/live-sessions.contract'
import * as meetingIntents from '../features/live-sessions/meeting-intents.contract'
import * as participants from '../features/live-sessions/participants.contract'
import * as waitingRoom from '../features/live-sessions/waiting-room.contract'
import * as notifications from '../features/notifications/notifications.contract'
import * as people from '../features/people/people.contract'
import * as placements from '../features/placements/placements.contract'
import * as upcomingTrainees from '../features/placements/upcoming-trainees.contract'
import * as sessions from '../features/sessions/sessions.contract'
import * as settings from '../features/settings/settings.contract'
import * as tasks from '../features/tasks/tasks.contract'
import type { Row } from './row'

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'kind' in value && 'path' in value && 'access' in value

const features = [
  access,
  attachments,
  audit,
  ceCourses,
  dashboards,
  drafts,
  forms,
  liveSessions,
  meetingIntents,
  notifications,
  participants,
  people,
  placements,
  sessions,
  settings,
  tasks,
  upcomingTrainees,
  waitingRoom,
]

/** In the order in which routes are mounted: fixed paths before paths with parameters. */
export const allRows: readonly Row[] = features
  .flatMap(feature => Object.values(feature) as unknown[])
  .filter(isRow)
  .sort((a, b) => parameters(a) - parameters(b))

function parameters(row: Row): number {
  return row.path.split('/').filter(part => part.startsWith(':')).length
}
