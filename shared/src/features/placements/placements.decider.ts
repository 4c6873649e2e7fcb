// The rules of placements: the transition table applied, and what is submitted beside it.
import type { Role } from '../../access/roles'
import { REMIND_AGAIN_HOURS, remindedLately } from '../../contract/reminding'
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { isRefusal, refuse } from '../../kernel/refusal'
import { type BesideStatus, decideBeside } from './placement-beside.rules'
import { type ChangeDays, changeDays } from './placement-days.rules'
import { decideUndecided, type OnUndecided, type RequestPlacement, request } from './placement-requests.rules'
import { signatureRequired, submissionProblem } from './placements.agreements'
import type { PlacementEvent } from './placements.events'
import { evolvePlacement, initialPlacement, type Person, type Placement, type PlacementState } from './placements.state'
import { TRANSITIONS, transitionProblem } from './placements.transitions'
import { remindedAt, waitsFor } from './placements.waiting'

type EventData<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { type: Type }>['data']

export type PlacementCommand =
  | { readonly type: 'OpenPlacement'; readonly data: EventData<'PlacementOpened'> }
  | RequestPlacement
  | { readonly type: 'SubmitPlacement' }
  | OnUndecided
  | { readonly type: 'JoinSupervisor'; readonly supervisor: Person }
  | { readonly type: 'SubmitAgreement'; readonly agreementId: string; readonly role: Role; readonly by: Person }
  | { readonly type: 'ApprovePlacement'; readonly by: Person }
  | { readonly type: DecisionWithReason; readonly by: Person; readonly reason: string | undefined }
  | BesideStatus
  | ChangeDays
  | { readonly type: 'RemindPlacement'; readonly by: Person; readonly now: string }
  | { readonly type: 'CommentOnPlacement'; readonly commentId: string; readonly by: Person; readonly body: string }

export const placementDecider: Decider<PlacementCommand, PlacementState, PlacementEvent> = {
  initialState: initialPlacement,
  decide(command, state) {
    if (command.type === 'OpenPlacement') return open(command.data, state)
    if (command.type === 'RequestPlacement') return request(command, state)
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    const decision = decideExisting(command, state)
    return isRefusal(decision) ? decision : thenReady(state, decision)
  },
  evolve: evolvePlacement,
}

const open = (data: EventData<'PlacementOpened'>, state: PlacementState): Decision<PlacementEvent> =>
  state.status === 'unknown' ? [{ type: 'PlacementOpened', data }] : []

/** Adds what follows by itself: a submitted placement whose supervisor and agreements are complete is ready. */
function thenReady(before: Placement, events: readonly PlacementEvent[]): readonly PlacementEvent[] {
  if (events.length === 0) return events
  const after = events.reduce(evolvePlacement, before as PlacementState)
  if (after.status !== 'submitted' || !after.supervisorJoined || signatureRequired(after.agreements)) return events
  return [...events, { type: 'PlacementReady', data: { placementId: before.id } }]
}

type OnExisting = Exclude<PlacementCommand, { type: 'OpenPlacement' | 'RequestPlacement' }>

function decideExisting(command: OnExisting, placement: Placement): Decision<PlacementEvent> {
  switch (command.type) {
    case 'SubmitPlacement':
      return submit(placement)
    case 'JoinSupervisor':
      return join(command.supervisor, placement)
    case 'WithdrawPlacement':
    case 'NameSupervisor':
    case 'DeclineSupervising':
    case 'InviteProposed':
    case 'NameProposed':
    case 'NameInvited':
      return decideUndecided(command, placement)
    case 'SubmitAgreement':
      return submitAgreement(command, placement)
    case 'ApprovePlacement':
      return approve(command.by, placement)
    case 'DenyPlacement':
    case 'ReopenPlacement':
    case 'RevokePlacementApproval':
      return decideWithReason(command, placement)
    case 'SetArchived':
    case 'SetRecurring':
    case 'SetCampus':
    case 'FollowFaculty':
      return decideBeside(command, placement)
    case 'ChangeDays':
      return changeDays(command, placement)
    case 'RemindPlacement':
      return remind(command, placement)
    case 'CommentOnPlacement':
      return [comment(command, placement)]
    default:
      return assertNever(command)
  }
}

function submit(placement: Placement): Decision<PlacementEvent> {
  const problem = transitionProblem(TRANSITIONS.submit, placement)
  if (problem === 'done') return []
  return problem ?? [{ type: 'PlacementSubmitted', data: { placementId: placement.id } }]
}

function join(supervisor: Person, placement: Placement): Decision<PlacementEvent> {
  const { supervisor: named, supervisorJoined, archived } = placement
  const isSame = named?.positionId === supervisor.positionId
  if (supervisorJoined && isSame) return []
  if (archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  if (supervisorJoined || (named && !isSame)) return refuse('placement.other_supervisor', {}, { kind: 'conflict' })
  return [{ type: 'SupervisorJoined', data: { placementId: placement.id, supervisor } }]
}

function submitAgreement(
  { agreementId, role, by }: Extract<PlacementCommand, { type: 'SubmitAgreement' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const agreement = placement.agreements.find(({ id }) => id === agreementId)
  if (!agreement) return refuse('not_found', {}, { kind: 'missing' })
  if (agreement.submittedBy.includes(role)) return []
  if (placement.archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  const problem = submissionProblem(agreement, role)
  return problem ?? [{ type: 'AgreementSubmitted', data: { placementId: placement.id, agreementId, role, by } }]
}

/** What is decided with a reason, which the trainee is told: the transition, and the event that it makes. */
const WITH_REASON = {
  DenyPlacement: { transition: TRANSITIONS.deny, event: 'PlacementDenied' },
  ReopenPlacement: { transition: TRANSITIONS.reopen, event: 'PlacementReopened' },
  RevokePlacementApproval: { transition: TRANSITIONS.revoke, event: 'PlacementApprovalRevoked' },
} as const

export type DecisionWithReason = keyof typeof WITH_REASON

/** Asking for the status it already has changes nothing; of two different decisions the second meets the first. */
function approve(by: Person, placement: Placement): Decision<PlacementEvent> {
  const problem = transitionProblem(TRANSITIONS.approve, placement)
  if (problem === 'done') return []
  return problem ?? [{ type: 'PlacementApproved', data: { placementId: placement.id, by } }]
}

function decideWithReason(
  { type, by, reason }: Extract<PlacementCommand, { type: DecisionWithReason }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const { transition, event } = WITH_REASON[type]
  const problem = transitionProblem(transition, placement)
  if (problem === 'done') return []
  if (problem) return problem
  if (!reason) return refuse('placement.reason_required', {}, { field: 'reason' })
  const { id: placementId, traineeId } = placement
  return [{ type: event, data: { placementId, traineeId, by, reason } }]
}

function remind(
  { by, now }: Extract<PlacementCommand, { type: 'RemindPlacement' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  if (placement.archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  const trainee = { userId: placement.traineeId, positionId: placement.traineePositionId }
  const others = waitsFor({ ...placement, trainee }).filter(
    ({ userId, positionId }) => userId !== by.userId && positionId !== by.positionId,
  )
  if (others.length === 0) return refuse('placement.waits_for_nobody', {}, { kind: 'conflict' })
  const to = others.filter(person => !remindedLately(remindedAt(placement.reminders, person), now))
  if (to.length === 0) return refuse('placement.reminded_lately', { hours: REMIND_AGAIN_HOURS })
  return [{ type: 'PlacementReminded', data: { placementId: placement.id, by, to, at: now } }]
}

function comment(
  { commentId, by, body }: Extract<PlacementCommand, { type: 'CommentOnPlacement' }>,
  placement: Placement,
): PlacementEvent {
  const author = { authorId: by.userId, authorPositionId: by.positionId }
  return { type: 'PlacementCommented', data: { placementId: placement.id, commentId, ...author, body } }
}
