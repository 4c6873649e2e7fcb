// Whoever takes part in a session may ask others for something about it.
import { isParticipant, isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import type { FindAssignable } from '../../execution/feature'
import { meetingAggregate } from './live-sessions.aggregate'

export const assignableMeeting: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(meetingAggregate, id)
  if (!isThere(state) || state.organizationId !== principal.organizationId) return undefined
  const takesPart = state.host.positionId === principal.positionId || isParticipant(state, principal.positionId)
  return takesPart ? { type: 'Meeting', id, name: state.plan.title } : undefined
}
