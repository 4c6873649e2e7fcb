// What live sessions do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { assignableMeeting } from './live-sessions.assignable'
import { meetingDemonstration } from './live-sessions.demonstration'
import { meetingRecipients } from './live-sessions.recipients'
import { liveSessionRoutes } from './live-sessions.routes'
import { meetingWebhooks } from './live-sessions.webhooks'

export const liveSessions: CommandFeature = {
  name: 'live-sessions',
  demonstration: meetingDemonstration,
  routes: liveSessionRoutes,
  recipients: meetingRecipients,
  assignables: { Meeting: assignableMeeting },
  webhooks: meetingWebhooks,
}
