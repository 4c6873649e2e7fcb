// What placements do on the write side: the one object that the list of features holds.
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import type { CommandFeature } from '../../execution/feature'
import { placementDemonstration } from './placements.demonstration'
import { placementReactions } from './placements.reactions'
import { placementRecipients } from './placements.recipients'
import { placementRoutes } from './placements.routes'
import { placementWebhooks } from './placements.webhooks'

export const placements: CommandFeature = {
  name: 'placements',
  demonstration: placementDemonstration,
  routes: placementRoutes,
  recipients: placementRecipients,
  reactions: ({ services, lookUps }) => placementReactions(services, lookUps as PlacementCandidates),
  webhooks: placementWebhooks,
}
