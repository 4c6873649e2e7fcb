// Makes a session, with the codes for its guests: used by the route and by the demonstration.
import type { MeetingCommand } from '@practicum/shared/features/live-sessions/meeting.decider'
import type { MeetingState } from '@practicum/shared/features/live-sessions/meeting.state'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { meetingAggregate } from './live-sessions.aggregate'

type Outcome = Promise<ExecutionResult<MeetingState> | Refusal>

export type CreateMeeting = Extract<MeetingCommand, { type: 'CreateMeeting' }>

/** The codes for guests exist before the session does: a code without a session opens nothing, a session without its code shuts guests out. */
export async function holdMeeting(
  { executor, capabilities }: Pick<CommandServices, 'executor' | 'capabilities'>,
  command: CreateMeeting,
  context: CommandContext,
): Outcome {
  const { meetingId } = command.data
  await Promise.all([capabilities.issue('guest', meetingId), capabilities.issue('waiting', meetingId)])
  return executor.execute(meetingAggregate, meetingId, { command: () => command, isNew: true }, context)
}
