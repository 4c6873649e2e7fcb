// The rules of requests for placements: asked for by a trainee, and what may be done about one before it is decided.
import { assertNever, type Decision } from '../../kernel/decider'
import { derivedId } from '../../kernel/ids'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { PlacementEvent } from './placements.events'
import type { Person, Placement, PlacementState } from './placements.state'

export interface RequestPlacement {
  readonly type: 'RequestPlacement'
  readonly data: Extract<PlacementEvent, { type: 'PlacementOpened' }>['data']
  /** What the trainee adds; empty: nothing. */
  readonly note: string
}

export type OnUndecided =
  | { readonly type: 'WithdrawPlacement'; readonly by: Person }
  | { readonly type: 'NameSupervisor'; readonly supervisor: Person | null; readonly by: Person }
  | { readonly type: 'DeclineSupervising'; readonly supervisor: Person }

/** With the request the trainee has done their part; what they add is the first comment. */
export function request({ data, note }: RequestPlacement, state: PlacementState): Decision<PlacementEvent> {
  if (state.status !== 'unknown') return []
  const { placementId, traineeId: authorId, traineePositionId: authorPositionId } = data
  const said = { placementId, commentId: noteIdOf(placementId), authorId, authorPositionId, body: note }
  return [
    { type: 'PlacementOpened', data },
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
  if (supervisor?.positionId === placement.supervisor?.positionId) return []
  return problem(placement) ?? [{ type: 'SupervisorNamed', data: { placementId: placement.id, supervisor, by } }]
}

function decline(supervisor: Person, placement: Placement): Decision<PlacementEvent> {
  if (supervisor.positionId !== placement.supervisor?.positionId) return []
  return problem(placement) ?? [{ type: 'SupervisorDeclined', data: { placementId: placement.id, supervisor } }]
}

/** What is decided stays as it was decided on. */
function problem({ archived, status }: Placement): Refusal | undefined {
  if (archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  const decided = status === 'approved' || status === 'denied'
  return decided ? refuse('placement.decided', { status }, { kind: 'conflict' }) : undefined
}
