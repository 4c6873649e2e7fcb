// Of what happens to live sessions integrations are told.
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { meetingAggregate } from './live-sessions.aggregate'

export const meetingWebhooks: Readonly<Record<string, WebhookRule>> = {
  MeetingEnded: ofThing('live_session.ended', 'live_session_id', meetingAggregate),
}
