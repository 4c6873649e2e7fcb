// Of what happens to placements integrations are told.
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { placementAggregate } from './placements.aggregate'

export const placementWebhooks: Readonly<Record<string, WebhookRule>> = {
  PlacementSubmitted: ofThing('placement.submitted', 'placement_id', placementAggregate),
  PlacementReady: ofThing('placement.ready', 'placement_id', placementAggregate),
  PlacementApproved: ofThing('placement.approved', 'placement_id', placementAggregate),
  PlacementDenied: ofThing('placement.denied', 'placement_id', placementAggregate),
}
