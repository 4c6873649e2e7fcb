// Who is told about placements: trainee, supervisor and faculty of it, never the one who acted.
import { noteIdOf } from '@practicum/shared/features/placements/placement-requests.rules'
import type { PlacementEvent } from '@practicum/shared/features/placements/placements.events'
import type { Placement } from '@practicum/shared/features/placements/placements.state'
import type { Recipient, RecipientRule } from '../../reactions/notifying'
import { placementAggregate } from './placements.aggregate'

const everyoneOf = ({
  traineeId,
  traineePositionId,
  supervisor,
  supervisorJoined,
  faculty,
}: Placement): readonly Recipient[] => [
  { userId: traineeId, positionId: traineePositionId },
  ...(supervisor && supervisorJoined ? [supervisor] : []),
  ...(faculty ? [faculty] : []),
]

const all =
  (kind: string): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.loadAfter(placementAggregate, event)
    return state.status === 'unknown' ? undefined : { kind, to: everyoneOf(state) }
  }

/** Whoever is named as supervisor hears of it, too: they are asked to join. */
const submitted: RecipientRule = async (event, executor) => {
  const { state } = await executor.loadAfter(placementAggregate, event)
  if (state.status === 'unknown') return undefined
  const asked = state.supervisor && !state.supervisorJoined ? [state.supervisor] : []
  return { kind: 'placement.submitted', to: [...everyoneOf(state), ...asked] }
}

/** What a request was sent with is read with the request. */
const commented: RecipientRule = async (event, ...known) => {
  const { placementId, commentId } = event.data as DataOf<'PlacementCommented'>
  return commentId === noteIdOf(placementId) ? undefined : all('placement.commented')(event, ...known)
}

const named: RecipientRule = async event => {
  const { supervisor } = event.data as DataOf<'SupervisorNamed'>
  return { kind: 'placement.supervisor_named', to: supervisor ? [supervisor] : [] }
}

type DataOf<Type extends PlacementEvent['type']> = Extract<PlacementEvent, { type: Type }>['data']

const reminded: RecipientRule = async event => ({
  kind: 'placement.reminded',
  to: (event.data as DataOf<'PlacementReminded'>).to,
})

export const placementRecipients: Readonly<Record<string, RecipientRule>> = {
  PlacementSubmitted: submitted,
  PlacementWithdrawn: all('placement.withdrawn'),
  SupervisorNamed: named,
  SupervisorDeclined: all('placement.supervisor_declined'),
  PlacementReady: all('placement.ready'),
  PlacementApproved: all('placement.approved'),
  PlacementDenied: all('placement.denied'),
  PlacementReopened: all('placement.reopened'),
  PlacementApprovalRevoked: all('placement.revoked'),
  PlacementReminded: reminded,
  PlacementCommented: commented,
}
