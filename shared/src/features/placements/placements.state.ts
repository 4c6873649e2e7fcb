// What a placement remembers of its past, as far as its rules need it.
import { assertNever } from '../../kernel/decider'
import { only, type StoredOf } from '../../kernel/fields'
import { type Agreement, withoutSignature } from './placements.agreements'
import { placementDays } from './placements.days'
import type { PlacementEvent } from './placements.events'
import { placementCampus, type placementContent, placementRecurrence } from './placements.fields'
import type { PlacementStatus } from './placements.views'
import { type Proposed, proposedFields } from './proposed-supervisor'

export interface Person {
  readonly userId: string
  readonly positionId: string
}

export interface ProposedState extends Proposed {
  /** Who they are once they come, and who has invited them; null: nobody has yet. */
  readonly invited: { readonly inviteeId: string; readonly by: Person } | null
}

/** The last one of a person; `at` is an instant. */
export interface Reminder extends Person {
  readonly at: string
}

export function withReminders(
  reminders: readonly Reminder[],
  { to, at }: { readonly to: readonly Person[]; readonly at: string },
): readonly Reminder[] {
  const again = new Set(to.map(({ positionId }) => positionId))
  return [...reminders.filter(({ positionId }) => !again.has(positionId)), ...to.map(person => ({ ...person, at }))]
}

export interface Placement extends StoredOf<typeof placementContent> {
  readonly status: PlacementStatus
  readonly archived: boolean
  readonly id: string
  readonly organizationId: string
  readonly traineeId: string
  readonly traineePositionId: string
  readonly supervisor: Person | null
  readonly supervisorJoined: boolean
  /** While nobody is named in their place. */
  readonly proposed: ProposedState | null
  readonly faculty: Person | null
  readonly siteId: string
  readonly trainingId: string
  readonly agreements: readonly Agreement[]
  readonly reminders: readonly Reminder[]
}

export type PlacementState = { readonly status: 'unknown' } | Placement

export const initialPlacement = (): PlacementState => ({ status: 'unknown' })

export function evolvePlacement(state: PlacementState, event: PlacementEvent): PlacementState {
  if (event.type === 'PlacementOpened') return opened(event.data)
  return state.status === 'unknown' ? state : evolveExisting(state, event)
}

type Opened = Extract<PlacementEvent, { type: 'PlacementOpened' }>['data']

function opened({ placementId, agreements, ...data }: Opened): Placement {
  return {
    ...data,
    id: placementId,
    status: 'open',
    archived: false,
    supervisorJoined: false,
    proposed: null,
    reminders: [],
    agreements: agreements.map(agreement => ({ ...agreement, submittedBy: [] })),
  }
}

const STATUS_AFTER = {
  PlacementSubmitted: 'submitted',
  PlacementReady: 'ready',
  PlacementApproved: 'approved',
  PlacementDenied: 'denied',
  PlacementReopened: 'open',
  PlacementApprovalRevoked: 'ready',
} as const satisfies Partial<Record<PlacementEvent['type'], PlacementStatus>>

type Moving = Extract<PlacementEvent, { type: keyof typeof STATUS_AFTER }>
type Staying = Exclude<PlacementEvent, Moving | { type: 'PlacementOpened' }>

const isMoving = (event: PlacementEvent): event is Moving => event.type in STATUS_AFTER

function evolveExisting(placement: Placement, event: Moving | Staying): Placement {
  return isMoving(event) ? { ...placement, status: STATUS_AFTER[event.type] } : evolveBeside(placement, event)
}

function evolveBeside(placement: Placement, event: Staying): Placement {
  switch (event.type) {
    case 'SupervisorJoined':
      return { ...placement, supervisor: event.data.supervisor, supervisorJoined: true, proposed: null }
    case 'SupervisorProposed':
      return { ...placement, proposed: { ...only(proposedFields, event.data), invited: null } }
    case 'ProposedSupervisorInvited':
      return withInvited(placement, event.data)
    case 'SupervisorNamed':
      return withSupervisor(placement, event.data.supervisor)
    case 'SupervisorDeclined':
      return withSupervisor(placement, null)
    case 'AgreementSubmitted':
      return { ...placement, agreements: placement.agreements.map(agreement => signed(agreement, event.data)) }
    case 'PlacementArchived':
      return { ...placement, archived: true }
    case 'PlacementWithdrawn':
      // Brought back, it waits for its trainee to submit it anew.
      return { ...placement, archived: true, status: 'open' }
    case 'PlacementUnarchived':
      return { ...placement, archived: false }
    case 'PlacementRecurringSet':
      return { ...placement, ...only(placementRecurrence, event.data) }
    case 'PlacementCampusSet':
      return { ...placement, ...only(placementCampus, event.data) }
    case 'PlacementDaysChanged':
      return { ...placement, ...only(placementDays, event.data) }
    case 'PlacementFacultyChanged':
      return { ...placement, faculty: event.data.faculty }
    case 'PlacementReminded':
      return { ...placement, reminders: withReminders(placement.reminders, event.data) }
    case 'PlacementCommented':
      return placement
    default:
      return assertNever(event)
  }
}

/** What the one before has done does not count for the next. */
const withSupervisor = (placement: Placement, supervisor: Person | null): Placement => ({
  ...placement,
  supervisor,
  supervisorJoined: false,
  proposed: null,
  status: placement.status === 'ready' ? 'submitted' : placement.status,
  agreements: withoutSignature(placement.agreements, 'supervisor'),
})

type Invited = Extract<PlacementEvent, { type: 'ProposedSupervisorInvited' }>['data']

const withInvited = (placement: Placement, { inviteeId, by }: Invited): Placement =>
  placement.proposed ? { ...placement, proposed: { ...placement.proposed, invited: { inviteeId, by } } } : placement

type Signature = Extract<PlacementEvent, { type: 'AgreementSubmitted' }>['data']

const signed = (agreement: Agreement, { agreementId, role }: Signature): Agreement =>
  agreement.id === agreementId ? { ...agreement, submittedBy: [...agreement.submittedBy, role] } : agreement
