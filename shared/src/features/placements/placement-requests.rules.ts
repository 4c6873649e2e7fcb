// The rules of requests for placements: asked for by a trainee, and what may be done about one before it is decided.
import { assertNever, type Decision } from '../../kernel/decider'
import { derivedId } from '../../kernel/ids'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { PlacementEvent } from './placements.events'
import type { Person, Placement, PlacementState } from './placements.state'
import type { Proposed } from './proposed-supervisor'

export interface RequestPlacement {
  readonly type: 'RequestPlacement'
  readonly data: Extract<PlacementEvent, { type: 'PlacementOpened' }>['data']
  /** What the trainee adds; empty: nothing. */
  readonly note: string
  /** Whom they ask for beside the directory. */
  readonly proposed?: Proposed | undefined
}

export type OnUndecided =
  | { readonly type: 'WithdrawPlacement'; readonly by: Person }
  | { readonly type: 'NameSupervisor'; readonly supervisor: Person | null; readonly by: Person }
  | { readonly type: 'DeclineSupervising'; readonly supervisor: Person }
  | { readonly type: 'InviteProposed'; readonly inviteeId: string; readonly by: Person }
  | { readonly type: 'NameProposed'; readonly supervisor: Person; readonly by: Person }
  | { readonly type: 'NameInvited'; readonly inviteeId: string; readonly supervisor: Person }

/** With the request the trainee has done their part; what they add is the first comment. */
export function request({ data, note, proposed }: RequestPlacement, state: PlacementState): Decision<PlacementEvent> {
  if (state.status !== 'unknown') return []
  const { placementId, traineeId: authorId, traineePositionId: authorPositionId } = data
  const said = { placementId, commentId: noteIdOf(placementId), authorId, authorPositionId, body: note }
  return [
    { type: 'PlacementOpened', data },
    ...(proposed
      ? [{ type: 'SupervisorProposed' as const, data: { placementId, traineeId: authorId, ...proposed } }]
      : []),
    { type: 'PlacementSubmitted', data: { placementId } },
    ...(note === '' ? [] : [{ type: 'PlacementCommented' as const, data: said }]),
  ]
}

/** The comment that a placement was requested with. */
export const noteIdOf = (placementId: string): string => derivedId('placement-note', placementId)

export function decideUndecided(command: OnUndecided, placement: Placement): Decision<PlacementEvent> {
  switch (command.type) {
    case 'WithdrawPlacement':
      return withdraw(command.by, placement)
    case 'NameSupervisor':
      return name(command, placement)
    case 'DeclineSupervising':
      return decline(command.supervisor, placement)
    case 'InviteProposed':
      return invite(command, placement)
    case 'NameProposed':
      return nameProposed(command, placement)
    case 'NameInvited':
      return nameInvited(command, placement)
    default:
      return assertNever(command)
  }
}

function withdraw(by: Person, placement: Placement): Decision<PlacementEvent> {
  if (placement.archived) return []
  return problem(placement) ?? [{ type: 'PlacementWithdrawn', data: { placementId: placement.id, by } }]
}

function name(
  { supervisor, by }: Extract<OnUndecided, { type: 'NameSupervisor' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const isSame = supervisor?.positionId === placement.supervisor?.positionId
  // Nobody, in place of whom the trainee had proposed, is another answer than none.
  if (isSame && !placement.proposed) return []
  return problem(placement) ?? [{ type: 'SupervisorNamed', data: { placementId: placement.id, supervisor, by } }]
}

function decline(supervisor: Person, placement: Placement): Decision<PlacementEvent> {
  if (supervisor.positionId !== placement.supervisor?.positionId) return []
  return problem(placement) ?? [{ type: 'SupervisorDeclined', data: { placementId: placement.id, supervisor } }]
}

function invite(
  { inviteeId, by }: Extract<OnUndecided, { type: 'InviteProposed' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const { id: placementId, proposed } = placement
  if (proposed?.invited?.inviteeId === inviteeId) return []
  const invited = { type: 'ProposedSupervisorInvited' as const, data: { placementId, inviteeId, by } }
  return invitingProblem(placement) ?? [invited]
}

/** Undefined: whom its trainee proposed may be invited. */
export const invitingProblem = (placement: Placement): Refusal | undefined =>
  problem(placement) ?? (placement.proposed ? undefined : refuse('placement.nobody_proposed', {}, { kind: 'conflict' }))

/** At once, where they turn out to supervise here already. */
function nameProposed(
  { supervisor, by }: Extract<OnUndecided, { type: 'NameProposed' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const named = { type: 'SupervisorNamed' as const, data: { placementId: placement.id, supervisor, by } }
  return invitingProblem(placement) ?? [named]
}

/** By itself, once they have come: in the name of who invited them. Where that is asked for no more nothing happens. */
function nameInvited(
  { inviteeId, supervisor }: Extract<OnUndecided, { type: 'NameInvited' }>,
  placement: Placement,
): Decision<PlacementEvent> {
  const invited = placement.proposed?.invited
  if (invited?.inviteeId !== inviteeId || problem(placement)) return []
  return [{ type: 'SupervisorNamed', data: { placementId: placement.id, supervisor, by: invited.by } }]
}

/** What is decided stays as it was decided on. */
function problem({ archived, status }: Placement): Refusal | undefined {
  if (archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  const decided = status === 'approved' || status === 'denied'
  return decided ? refuse('placement.decided', { status }, { kind: 'conflict' }) : undefined
}
