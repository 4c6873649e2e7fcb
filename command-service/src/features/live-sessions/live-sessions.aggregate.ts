// The aggregate of live sessions, and who may see one.
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { meetingDecider } from '@practicum/shared/features/live-sessions/meeting.decider'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { isParticipant, isThere, type MeetingState } from '@practicum/shared/features/live-sessions/meeting.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const meetingAggregate = { catalog: meetingEvents, decider: meetingDecider, audience } as const

/** The participants, the host among them, and those who wait in front of the room. */
function audience(state: MeetingState): readonly string[] {
  if (!isThere(state)) return []
  const positions = state.plan.participants.map(({ positionId }) => positionId)
  return [...new Set([state.host.positionId, ...positions])].map(room.position).concat(room.waiting(state.id))
}

/** What is not yours does not exist; archived, it is the host's alone. */
export function unseen(principal: Principal, state: MeetingState): Refusal | undefined {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  if (!isThere(state) || state.organizationId !== principal.organizationId) return missing
  const isHost = state.host.positionId === principal.positionId
  return isHost || (!state.archived && isParticipant(state, principal.positionId)) ? undefined : missing
}
