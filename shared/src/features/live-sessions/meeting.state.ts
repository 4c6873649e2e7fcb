// What a live session remembers of its past, as far as its rules need it.
import { assertNever } from '../../kernel/decider'
import { only, type StoredOf } from '../../kernel/fields'
import type { MeetingProvider, MeetingStatus } from './live-sessions.contract'
import { meetingContent, meetingInvitation, meetingKind } from './live-sessions.fields'
import type { MeetingEvent } from './meeting.events'

export interface Person {
  readonly userId: string
  readonly positionId: string
}

/** What may be changed until it starts. */
export interface MeetingPlan extends StoredOf<typeof meetingContent>, StoredOf<typeof meetingInvitation> {
  readonly participants: readonly Person[]
}

export interface Meeting extends StoredOf<typeof meetingKind> {
  readonly status: MeetingStatus
  readonly archived: boolean
  readonly id: string
  readonly organizationId: string
  readonly host: Person
  readonly provider: MeetingProvider
  readonly plan: MeetingPlan
  /** Positions of the participants who have entered. */
  readonly joined: readonly string[]
  /** Names of the guests who have entered. */
  readonly guests: readonly string[]
}

export type MeetingState = { readonly status: 'unknown' } | { readonly status: 'deleted' } | Meeting

export const isThere = (state: MeetingState): state is Meeting =>
  state.status !== 'unknown' && state.status !== 'deleted'

export const initialMeeting = (): MeetingState => ({ status: 'unknown' })

export const isParticipant = ({ plan }: Meeting, positionId: string): boolean =>
  plan.participants.some(participant => participant.positionId === positionId)

export function evolveMeeting(state: MeetingState, event: MeetingEvent): MeetingState {
  if (event.type === 'MeetingCreated') return created(event.data)
  return isThere(state) ? evolveExisting(state, event) : state
}

function created(data: Extract<MeetingEvent, { type: 'MeetingCreated' }>['data']): Meeting {
  const { meetingId: id, organizationId, provider, hostId, hostPositionId } = data
  return {
    id,
    organizationId,
    ...only(meetingKind, data),
    provider,
    host: { userId: hostId, positionId: hostPositionId },
    plan: planOf(data),
    status: 'scheduled',
    archived: false,
    joined: [],
    guests: [],
  }
}

/** In one order, whatever holds it. */
export const planOf = (plan: MeetingPlan): MeetingPlan => ({
  ...only(meetingContent, plan),
  ...only(meetingInvitation, plan),
  participants: plan.participants,
})

function evolveExisting(meeting: Meeting, event: Exclude<MeetingEvent, { type: 'MeetingCreated' }>): MeetingState {
  switch (event.type) {
    case 'MeetingEdited':
      return { ...meeting, plan: planOf(event.data) }
    case 'MeetingStarted':
      return { ...meeting, status: 'started' }
    case 'ParticipantJoined':
      return { ...meeting, joined: [...meeting.joined, event.data.participant.positionId] }
    case 'GuestJoined':
      return { ...meeting, guests: [...meeting.guests, event.data.name] }
    case 'MeetingEnded':
      return { ...meeting, status: 'ended' }
    case 'MeetingCanceled':
      return { ...meeting, status: 'canceled' }
    case 'MeetingDeleted':
      return { status: 'deleted' }
    case 'MeetingArchived':
      return { ...meeting, archived: true }
    default:
      return assertNever(event)
  }
}
