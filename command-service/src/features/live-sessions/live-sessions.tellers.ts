// Who is told about live sessions: everybody who takes part, never the one who acted.
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'
import type { Teller } from '../notifications/notifications.reaction'
import { meetingAggregate } from './live-sessions.aggregate'

const telling =
  (kind: NotificationKind): Teller =>
  async (event, executor) => {
    const { state } = await executor.load(meetingAggregate, event.entityId)
    return state.status === 'unknown' ? undefined : { kind, to: state.plan.participants }
  }

export const meetingTellers: Readonly<Record<string, Teller>> = {
  MeetingCreated: telling('meeting.invited'),
  MeetingEdited: telling('meeting.changed'),
  MeetingStarted: telling('meeting.started'),
  MeetingCanceled: telling('meeting.canceled'),
}
