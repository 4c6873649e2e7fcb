// What notifications do on the write side: the one object that the list of features holds.
import type { SummaryCandidates } from '@practicum/shared/features/notifications/summary.candidates'
import type { CommandFeature } from '../../execution/feature'
import type { RecipientLookUps } from '../../reactions/notifying'
import { notificationDemonstration } from './notifications.demonstration'
import { notificationReaction } from './notifications.reaction'
import { notificationRoutes } from './notifications.routes'
import { summaryMails, summaryRoutes, summarySchedule } from './notifications.summaries'

export const notifications: CommandFeature = {
  name: 'notifications',
  demonstration: notificationDemonstration,
  routes: services => [...notificationRoutes(services), ...summaryRoutes(services.executor)],
  mails: summaryMails,
  schedules: ({ services, lookUps }) => [summarySchedule(services.executor, lookUps as SummaryCandidates)],
  reactions: ({ services, slots, lookUps }) => [
    notificationReaction(services.executor, slots.recipients, lookUps as RecipientLookUps),
  ],
}
