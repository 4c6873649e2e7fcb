// What tasks remember and answer: the one object that the list of features holds.
import { seesTask } from '@practicum/shared/features/tasks/tasks.policy'
import { type ReadFeature, readModels } from '../../reads/feature'
import { taskDocuments } from './tasks.documents'
import { taskCandidates } from './tasks.due'
import { taskEntries } from './tasks.entries'
import { findableTasks } from './tasks.found'
import { taskProjection } from './tasks.projection'
import { taskQueries } from './tasks.queries'
import { taskCounts, taskName } from './tasks.shown'

export const tasks: ReadFeature = {
  name: 'tasks',
  projections: readModels(taskProjection),
  queries: taskQueries,
  lookUps: taskCandidates,
  counts: { tasks: { uses: ['task'], read: taskCounts } },
  notificationSubjects: { task: { uses: ['task'], nameOf: taskName } },
  calendars: { task: { uses: ['task'], entries: taskEntries } },
  findables: { task: findableTasks },
  attachables: { task: { uses: ['task'], read: taskDocuments } },
  commented: { task: { event: 'TaskCommented', see: seesTask } },
  history: { task: { projection: taskProjection } },
  historyFields: { assigneeId: { as: 'assignee', by: 'person' } },
}
