// Who is told about live sessions: everybody who takes part, never the one who acted.
import { isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import type { RecipientRule } from '../../reactions/notifying'
import { meetingAggregate } from './live-sessions.aggregate'

const everybodyOf =
  (kind: string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.loadAfter(meetingAggregate, event)
    return isThere(state) ? { kind, to: state.plan.participants } : undefined
  }

export const meetingRecipients: Readonly<Record<string, RecipientRule>> = {
  MeetingCreated: everybodyOf('meeting.invited'),
  MeetingEdited: everybodyOf('meeting.changed'),
  MeetingStarted: everybodyOf('meeting.started'),
  MeetingCanceled: everybodyOf('meeting.canceled'),
}
