// Who is told about placements: trainee, supervisor and faculty of it, never the one who acted.
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

const reminded: RecipientRule = async event => ({
  kind: 'placement.reminded',
  to: (event.data as Extract<PlacementEvent, { type: 'PlacementReminded' }>['data']).to,
})

export const placementRecipients: Readonly<Record<string, RecipientRule>> = {
  PlacementSubmitted: all('placement.submitted'),
  PlacementReady: all('placement.ready'),
  PlacementApproved: all('placement.approved'),
  PlacementDenied: all('placement.denied'),
  PlacementReopened: all('placement.reopened'),
  PlacementApprovalRevoked: all('placement.revoked'),
  PlacementReminded: reminded,
  PlacementCommented: all('placement.commented'),
}
