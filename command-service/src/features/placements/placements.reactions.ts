// What sites are told of placements: who asks for a place, and who has given one up. A place is taken before the approval; this is for all else.
import type { Position } from '@practicum/infra/event-store/port'
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import { reactionTo } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
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
]

export const placementReactions = (
  { executor, trainingLookUps, waitUntilProjected }: Services,
  find: PlacementCandidates,
): readonly Reaction[] => [
  {
    name: 'settle-places-of-placements',
    on: MOVING,
    handle: event =>
      settlePlace(executor, event.entityId, reactionTo(event, 'settle-place', new Date(event.meta.occurredAt))),
  },
  {
    /** Where a training begins decides in which period its placements are. */
    name: 'settle-places-of-trainings',
    on: ['TrainingEdited'],
    async handle(event) {
      await waitUntilProjected(['placement'], event.position as Position)
      const context = reactionTo(event, 'settle-days', new Date(event.meta.occurredAt))
      await settlePlaces(executor, await find.ofTraining(event.entityId), context)
    },
  },
  {
    /** Those that were there before their site said how many places it has. */
    name: 'settle-places-of-sites',
    on: ['SiteSlotPublished'],
    async handle(event) {
      await waitUntilProjected(['placement'], event.position as Position)
      const context = reactionTo(event, 'settle-places', new Date(event.meta.occurredAt))
      await settlePlaces(executor, await trainingLookUps.placedAt(event.entityId), context)
    },
  },
]
