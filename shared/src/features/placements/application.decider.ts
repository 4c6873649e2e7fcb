// No application twice: a placement holds it while it counts.
import { refuse } from '../../kernel/refusal'
import { reservationDecider } from '../../kernel/reservation'
import type { ApplicationEvent } from './application.events'

export const applicationDecider = reservationDecider<ApplicationEvent>({
  claimed: ({ holderId, atRevision }) => ({ type: 'ApplicationClaimed', data: { placementId: holderId, atRevision } }),
  released: ({ holderId, atRevision }) => ({
    type: 'ApplicationReleased',
    data: { placementId: holderId, atRevision },
  }),
  read: ({ type, data: { placementId, atRevision } }) => ({
    claimedBy: type === 'ApplicationClaimed' ? placementId : undefined,
    atRevision,
  }),
  taken: () => refuse('placement.duplicate', {}, { field: 'training_id' }),
})
