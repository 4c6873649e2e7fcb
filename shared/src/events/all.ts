// Every event catalog of the product: what the codec knows.

import { attachmentEvents } from '../features/attachments/attachment.events'
import { uploadEvents } from '../features/attachments/upload.events'
import { ceCourseEvents } from '../features/ce-courses/ce-courses.events'
import { formEvents } from '../features/forms/forms.events'
import { meetingEvents } from '../features/live-sessions/meeting.events'
import { markEvents, notificationEvents } from '../features/notifications/notifications.events'
import { emailEvents, organizationEvents } from '../features/people/organization.events'
import { userEvents } from '../features/people/user.events'
import { applicationEvents } from '../features/placements/application.events'
import { placementEvents } from '../features/placements/placements.events'
import { siteEvents, trainingEvents } from '../features/placements/references.events'
import { settingEvents } from '../features/settings/settings.events'
import { taskEvents } from '../features/tasks/tasks.events'
import type { EventCatalog } from './catalog'

export const allCatalogs: readonly EventCatalog[] = [
  applicationEvents,
  attachmentEvents,
  ceCourseEvents,
  emailEvents,
  formEvents,
  markEvents,
  meetingEvents,
  notificationEvents,
  organizationEvents,
  placementEvents,
  settingEvents,
  siteEvents,
  taskEvents,
  trainingEvents,
  uploadEvents,
  userEvents,
]
