// Who is told about live sessions: everybody who takes part, never the one who acted.
import { isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'
import type { Teller } from '../notifications/notifications.reaction'
import { meetingAggregate } from './live-sessions.aggregate'

const telling =
  (kind: NotificationKind): Teller =>
  async (event, executor) => {
    const { state } = await executor.load(meetingAggregate, event.entityId)
    return isThere(state) ? { kind, to: state.plan.participants } : undefined
  }

export const meetingTellers: Readonly<Record<string, Teller>> = {
  MeetingCreated: telling('meeting.invited'),
  MeetingEdited: telling('meeting.changed'),
  MeetingStarted: telling('meeting.started'),
  MeetingCanceled: telling('meeting.canceled'),
}
