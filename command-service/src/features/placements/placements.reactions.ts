// What follows on placements by itself: their sites are told who asks for a place, and who has given one up (a place is taken before the approval;
// this is for all else), whoever was invited to supervise is named, and whoever guides a training guides its placements.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position } from '@practicum/infra/event-store/port'
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import { reactionTo } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { facultyReaction } from './placements.guiding'
import { invitedReaction } from './placements.inviting'
import { settlePlace, settlePlaces } from './placements.places'

type Services = Pick<CommandServices, 'executor' | 'trainingLookUps' | 'waitUntilProjected'>

const MOVING = [
  'PlacementSubmitted',
  'PlacementApproved',
  'PlacementDenied',
  'PlacementReopened',
  'PlacementApprovalRevoked',
  'PlacementArchived',
  'PlacementWithdrawn',
  'PlacementUnarchived',
  'PlacementDaysChanged',
]

export const placementReactions = (services: Services, find: PlacementCandidates): readonly Reaction[] => [
  invitedReaction(services, find),
  facultyReaction(services, find),
  {
    name: 'settle-places-of-placements',
    on: MOVING,
    handle: event =>
      settlePlace(
        services.executor,
        event.entityId,
        reactionTo(event, 'settle-place', new Date(event.meta.occurredAt)),
      ),
  },
  {
    /** Where a training begins decides in which period those of its placements are that do not begin later. */
    name: 'settle-places-of-trainings',
    on: ['TrainingEdited'],
    handle: event => settleFound(services, event, 'settle-days', find.ofTraining),
  },
  {
    /** Those that were there before their site said how many places it has. */
    name: 'settle-places-of-sites',
    on: ['SiteSlotPublished'],
    handle: event => settleFound(services, event, 'settle-places', id => services.trainingLookUps.placedAt(id)),
  },
]

/** The placements of the thing that the event happened to. */
async function settleFound(
  { executor, waitUntilProjected }: Services,
  event: StoredEvent,
  name: string,
  find: (id: string) => Promise<readonly string[]>,
): Promise<void> {
  await waitUntilProjected(['placement'], event.position as Position)
  await settlePlaces(executor, await find(event.entityId), reactionTo(event, name, new Date(event.meta.occurredAt)))
}
