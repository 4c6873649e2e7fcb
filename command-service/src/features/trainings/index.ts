// What trainings do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { trainingAttachable } from './trainings.attachable'
import { trainingDemonstration } from './trainings.demonstration'
import { trainingRecipients } from './trainings.recipients'
import { trainingRoutes } from './trainings.routes'
import { trainingWebhooks } from './trainings.webhooks'

export const trainings: CommandFeature = {
  name: 'trainings',
  demonstration: trainingDemonstration,
  routes: trainingRoutes,
  attachables: { training: trainingAttachable },
  recipients: trainingRecipients,
  webhooks: trainingWebhooks,
}
