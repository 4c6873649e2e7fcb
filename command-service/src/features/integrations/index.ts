// What integrations do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { integrationDemonstration } from './integrations.demonstration'
import { integrationRecipients } from './integrations.recipients'
import { integrationRoutes } from './integrations.routes'
import { sendingSchedule, tidyingSchedule } from './integrations.schedule'
import { tellingReaction } from './integrations.telling'

export const integrations: CommandFeature = {
  name: 'integrations',
  demonstration: integrationDemonstration,
  routes: integrationRoutes,
  recipients: integrationRecipients,
  reactions: ({ services: { executor, webhooks }, slots }) => [
    tellingReaction({ rules: slots.webhooks, executor, webhooks }),
  ],
  schedules: ({ services }) => [sendingSchedule(services), tidyingSchedule(services)],
}
