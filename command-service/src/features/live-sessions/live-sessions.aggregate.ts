// The aggregate of live sessions, and what its policy says to a caller.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { meetingFacts, meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { meetingDecider } from '@practicum/shared/features/live-sessions/meeting.decider'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { isThere, type MeetingState } from '@practicum/shared/features/live-sessions/meeting.state'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

export const meetingAggregate = { catalog: meetingEvents, decider: meetingDecider, audience } as const

/** Those who see it, and those who wait in front of the room. */
function audience(state: MeetingState): readonly string[] {
  return isThere(state) ? [...audienceOf(meetingPolicy.see, meetingFacts(state)), room.waiting(state.id)] : []
}

/** What is not yours does not exist. */
export function unseen(principal: Principal, state: MeetingState): Refusal | undefined {
  const isSeen = isThere(state) && allows(meetingPolicy.see, principal, meetingFacts(state))
  return isSeen ? undefined : refuse('not_found', {}, { kind: 'missing' })
}
