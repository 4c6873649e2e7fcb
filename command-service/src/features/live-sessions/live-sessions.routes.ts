// Commands on existing sessions, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { entryProblem } from '@practicum/shared/features/live-sessions/live-sessions.entry'
import type { MeetingState } from '@practicum/shared/features/live-sessions/meeting.state'
import { roomPath } from '@practicum/shared/features/live-sessions/meeting.steps'
import {
  archiveMeeting,
  cancelMeeting,
  deleteMeeting,
  endMeeting,
  joinMeeting,
  startMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { meetingAggregate, unseen } from './live-sessions.aggregate'
import { participantRoutes } from './live-sessions.participants'
import { planningRoutes } from './live-sessions.planning'
import { waitingRoomRoutes } from './waiting-room.routes'

export function liveSessionRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  const change = (call: CommandCall<{ id: string }>, type: Step): Promise<ExecutionResult<MeetingState> | Refusal> => {
    const { userId, positionId } = call.principal
    const command = { type, by: { userId, positionId } }
    const request = {
      command: (state: MeetingState) => unseen(call.principal, state) ?? problem(call, type) ?? command,
    }
    return executor.execute(meetingAggregate, call.params.id, request, contextOf(call))
  }
  return [
    ...planningRoutes(services),
    ...participantRoutes(services),
    ...waitingRoomRoutes(services),
    bindCommand(startMeeting, async call => replyOf(await change(call, 'StartMeeting'), () => entered(call.params.id))),
    bindCommand(joinMeeting, async call => replyOf(await change(call, 'JoinMeeting'), () => entered(call.params.id))),
    bindCommand(endMeeting, async call => replyOf(await change(call, 'EndMeeting'), () => left(call.params.id))),
    bindCommand(cancelMeeting, async call => replyOf(await change(call, 'CancelMeeting'), () => ({}))),
    bindCommand(archiveMeeting, async call => replyOf(await change(call, 'ArchiveMeeting'), () => ({}))),
    bindCommand(deleteMeeting, async call => replyOf(await change(call, 'DeleteMeeting'), () => ({}))),
  ]
}

type Step = 'StartMeeting' | 'JoinMeeting' | 'EndMeeting' | 'CancelMeeting' | 'DeleteMeeting' | 'ArchiveMeeting'

/** Ending, canceling, deleting and archiving need no right to enter. */
function problem({ principal }: CommandCall, type: Step): Refusal | undefined {
  return type === 'StartMeeting' || type === 'JoinMeeting' ? entryProblem(principal) : undefined
}

const entered = (id: string) => ({ id, status: 'started' as const, join_url: roomPath(id) })
const left = (id: string) => ({ id, status: 'ended' as const, join_url: null })
