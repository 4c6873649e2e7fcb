// What tasks do on the write side: the one object that the list of features holds.
import type { TaskCandidates } from '@practicum/shared/features/tasks/tasks.candidates'
import type { CommandFeature } from '../../execution/feature'
import { taskAttachable } from './tasks.attachable'
import { taskDemonstration } from './tasks.demonstration'
import { taskRecipients } from './tasks.recipients'
import { taskRoutes } from './tasks.routes'
import { taskSchedule } from './tasks.schedule'
import { seriesReactions } from './tasks.series.reactions'
import { taskWebhooks } from './tasks.webhooks'

export const tasks: CommandFeature = {
  name: 'tasks',
  demonstration: taskDemonstration,
  routes: taskRoutes,
  reactions: ({ services }) => seriesReactions(services.executor),
  schedules: ({ services, lookUps }) => [taskSchedule(services.executor, lookUps as TaskCandidates)],
  recipients: taskRecipients,
  attachables: { task: taskAttachable },
  webhooks: taskWebhooks,
}
