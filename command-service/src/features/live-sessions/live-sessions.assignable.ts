// Whoever takes part in a session may ask others for something about it.
import { allows } from '@practicum/shared/access/policy'
import { meetingFacts, meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import type { FindAssignable } from '../../execution/feature'
import { meetingAggregate } from './live-sessions.aggregate'

export const assignableMeeting: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(meetingAggregate, id)
  if (!isThere(state)) return undefined
  return allows(meetingPolicy.takePart, principal, meetingFacts(state))
    ? { type: 'Meeting', id, name: state.plan.title }
    : undefined
}
