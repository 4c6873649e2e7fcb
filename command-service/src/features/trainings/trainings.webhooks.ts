// Of what happens to trainings integrations are told.
import { ofThing, type WebhookRule } from '../../reactions/hooking'
import { trainingAggregate } from './trainings.aggregates'

export const trainingWebhooks: Readonly<Record<string, WebhookRule>> = {
  TrainingPlanned: ofThing('training.assigned', 'training_id', trainingAggregate),
}
