// The rules of live sessions: who may do what to one, and when.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import type { SentOf, StoredOf } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { looksSame, passesFor } from './guest-names'
import type { meetingContent, meetingKind } from './live-sessions.fields'
import { formProblems, type MeetingForm, participantLimit } from './live-sessions.form'
import type { MeetingEvent } from './meeting.events'
import {
  evolveMeeting,
  initialMeeting,
  isParticipant,
  isThere,
  type Meeting,
  type MeetingPlan,
  type MeetingState,
  type Person,
  planOf,
} from './meeting.state'
import { notHost, stepProblem } from './meeting.steps'

type CreatedData = Extract<MeetingEvent, { type: 'MeetingCreated' }>['data']

/** As callers send it. */
export interface WantedPlan extends SentOf<typeof meetingContent>, Pick<MeetingPlan, 'guestEmails' | 'participants'> {}

export type MeetingCommand =
  | {
      readonly type: 'CreateMeeting'
      readonly now: Date
      readonly data: Omit<CreatedData, keyof WantedPlan> & WantedPlan
    }
  | ({
      readonly type: 'EditMeeting'
      readonly now: Date
      readonly by: Person
      readonly plan: WantedPlan
    } & StoredOf<typeof meetingKind>)
  | {
      readonly type: 'StartMeeting' | 'JoinMeeting' | 'EndMeeting' | 'CancelMeeting' | 'DeleteMeeting'
      readonly by: Person
    }
  | {
      readonly type: 'JoinAsGuest'
      readonly guestId: string
      readonly name: string
      /** Of those who take part, the host among them. */
      readonly participantNames: readonly string[]
    }
  | { readonly type: 'ArchiveMeeting'; readonly by: Person }

export const meetingDecider: Decider<MeetingCommand, MeetingState, MeetingEvent> = {
  initialState: initialMeeting,
  decide(command, state) {
    if (command.type === 'CreateMeeting') return create(command, state)
    if (!isThere(state)) return refuse('not_found', {}, { kind: 'missing' })
    return decideExisting(command, state)
  },
  evolve: evolveMeeting,
}

export function formOf(plan: WantedPlan, fixed: Pick<MeetingForm, 'scheduleType' | 'provider'>): MeetingForm {
  return { ...plan, ...fixed, participantCount: plan.participants.length }
}

/** A session that is held now has started with its creation. */
function create(
  { data, now }: Extract<MeetingCommand, { type: 'CreateMeeting' }>,
  state: MeetingState,
): Decision<MeetingEvent> {
  if (state.status !== 'unknown') return []
  const [problem] = formProblems(formOf(data, data), now)
  if (problem) return problem
  const { meetingId, hostId: userId, hostPositionId: positionId } = data
  const startAt = data.scheduleType === 2 ? data.startAt : null
  const created: MeetingEvent = { type: 'MeetingCreated', data: { ...data, startAt: startAt ?? now.toISOString() } }
  const started: MeetingEvent = { type: 'MeetingStarted', data: { meetingId, by: { userId, positionId } } }
  return data.scheduleType === 1 ? [created, started] : [created]
}

type OnExisting = Exclude<MeetingCommand, { type: 'CreateMeeting' }>

function decideExisting(command: OnExisting, meeting: Meeting): Decision<MeetingEvent> {
  switch (command.type) {
    case 'EditMeeting':
      return edit(command, meeting)
    case 'StartMeeting':
      return asHost('start', command.by, meeting)
    case 'EndMeeting':
      return asHost('end', command.by, meeting)
    case 'CancelMeeting':
      return asHost('cancel', command.by, meeting)
    case 'DeleteMeeting':
      return asHost('delete', command.by, meeting)
    case 'JoinMeeting':
      return join(command.by, meeting)
    case 'JoinAsGuest':
      return joinAsGuest(command, meeting)
    case 'ArchiveMeeting':
      return archive(command.by, meeting)
    default:
      return assertNever(command)
  }
}

const isHost = (by: Person, { host }: Meeting): boolean => by.positionId === host.positionId

const DONE = {
  start: 'MeetingStarted',
  end: 'MeetingEnded',
  cancel: 'MeetingCanceled',
  delete: 'MeetingDeleted',
} as const

function asHost(step: keyof typeof DONE, by: Person, meeting: Meeting): Decision<MeetingEvent> {
  if (!isHost(by, meeting)) return notHost()
  if (step === 'cancel' && meeting.status === 'canceled') return []
  return stepProblem(step, meeting.status) ?? [{ type: DONE[step], data: { meetingId: meeting.id, by } }]
}

function edit(
  { by, now, plan, scheduleType }: Extract<MeetingCommand, { type: 'EditMeeting' }>,
  meeting: Meeting,
): Decision<MeetingEvent> {
  if (!isHost(by, meeting)) return notHost()
  const refused =
    stepProblem('edit', meeting.status) ??
    fixedParts(scheduleType, plan, meeting) ??
    formProblems(formOf(plan, meeting), now, meeting.plan.startAt)[0]
  if (refused) return refused
  const changed = planOf({ ...plan, startAt: plan.startAt ?? meeting.plan.startAt })
  if (inOrder(changed) === inOrder(meeting.plan)) return []
  return [{ type: 'MeetingEdited', data: { meetingId: meeting.id, hostId: meeting.host.userId, ...changed } }]
}

/** The same for the same plan, in whatever order and spelling. */
const inOrder = (plan: MeetingPlan): string =>
  JSON.stringify({
    ...plan,
    startAt: Date.parse(plan.startAt),
    participants: plan.participants.map(({ positionId }) => positionId).sort(),
    guestEmails: [...plan.guestEmails].sort(),
  })

function fixedParts(
  scheduleType: Meeting['scheduleType'],
  { participants }: WantedPlan,
  meeting: Meeting,
): Refusal | undefined {
  if (scheduleType !== meeting.scheduleType) return refuse('meeting.type_fixed', {}, { field: 'schedule_type' })
  const kept = participants.some(({ positionId }) => positionId === meeting.host.positionId)
  return kept ? undefined : refuse('meeting.host_required', {}, { field: 'users' })
}

/** Every participant has a seat: the form does not let more in than the limit. Joining again changes nothing. */
function join(by: Person, meeting: Meeting): Decision<MeetingEvent> {
  if (!isParticipant(meeting, by.positionId)) return refuse('not_found', {}, { kind: 'missing' })
  const problem = stepProblem('join', meeting.status)
  if (problem) return problem
  if (meeting.joined.includes(by.positionId)) return []
  return [{ type: 'ParticipantJoined', data: { meetingId: meeting.id, participant: by } }]
}

/** Guests take the seats that the participants leave over, so that nobody with the link can shut out a participant. The same name is the same guest. */
function joinAsGuest(
  { guestId, name, participantNames }: Extract<MeetingCommand, { type: 'JoinAsGuest' }>,
  meeting: Meeting,
): Decision<MeetingEvent> {
  const problem = stepProblem('join', meeting.status)
  if (problem?.code === 'meeting.already_finished') return refuse('meeting.invalid_url', {}, { kind: 'missing' })
  if (problem) return problem
  if (participantNames.some(person => passesFor(name, person))) {
    return refuse('meeting.guest_name_taken', {}, { field: 'name' })
  }
  if (meeting.guests.some(other => looksSame(other, name))) return []
  const limit = participantLimit(meeting.provider)
  if (meeting.plan.participants.length + meeting.guests.length >= limit) {
    return refuse('meeting.participant_limit', { limit }, { kind: 'conflict' })
  }
  return [{ type: 'GuestJoined', data: { meetingId: meeting.id, hostId: meeting.host.userId, guestId, name } }]
}

/** Archiving again changes nothing. */
function archive(by: Person, meeting: Meeting): Decision<MeetingEvent> {
  if (!isHost(by, meeting)) return notHost()
  if (meeting.archived) return []
  return stepProblem('archive', meeting.status) ?? [{ type: 'MeetingArchived', data: { meetingId: meeting.id } }]
}
