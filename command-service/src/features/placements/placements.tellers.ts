// Who is told about placements: trainee, supervisor and faculty of it, never the one who acted.
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'
import type { Placement } from '@practicum/shared/features/placements/placements.state'
import type { Recipient, Teller } from '../notifications/notifications.reaction'
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

const telling =
  (kind: NotificationKind): Teller =>
  async (event, executor) => {
    const { state } = await executor.load(placementAggregate, event.entityId)
    return state.status === 'unknown' ? undefined : { kind, to: everyoneOf(state) }
  }

export const placementTellers: Readonly<Record<string, Teller>> = {
  PlacementSubmitted: telling('placement.submitted'),
  PlacementReady: telling('placement.ready'),
  PlacementApproved: telling('placement.approved'),
  PlacementDenied: telling('placement.denied'),
  PlacementReopened: telling('placement.reopened'),
  PlacementApprovalRevoked: telling('placement.revoked'),
  PlacementCommented: telling('placement.commented'),
}
