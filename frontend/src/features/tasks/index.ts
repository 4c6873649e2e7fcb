// Tasks: the two lists, one task, and the form that hands them out.
import { getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { tasksMessages } from './tasks.messages'

export const tasks: Feature = {
  name: 'tasks',
  messages: tasksMessages,
  resources: { tasks: { list: listTasks, get: getTask } },
  screens: {
    '/tasks': lazy(() => import('./TaskListScreen')),
    '/tasks/:type/:id': lazy(() => import('./TaskDetailsScreen')),
  },
  slots: {
    commands: [
      { label: 'tasks.add', form: lazy(() => import('./AssignTaskForm')), shownTo: ({ role }) => role !== 'admin' },
      { label: 'tasks.add_self', form: lazy(() => import('./ToDoForm')), shownTo: ({ role }) => role !== 'admin' },
    ],
    dashboardTabs: [
      {
        key: 'assigned',
        label: 'tasks.tabs.assigned',
        panel: lazy(() => import('./AssignedTasks')),
        count: ({ tasks: { assigned, past_due } }) => ({ count: assigned, alert: past_due > 0 }),
      },
      {
        key: 'created',
        label: 'tasks.tabs.created',
        panel: lazy(() => import('./CreatedTasks')),
        count: ({ tasks: { created } }) => ({ count: created }),
      },
    ],
  },
}
