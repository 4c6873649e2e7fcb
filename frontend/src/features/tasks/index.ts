// Tasks: the two lists, one task, and the form that hands them out.
import Checklist from '@mui/icons-material/ChecklistOutlined'
import { getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { type Feature, filterTail } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { completedPicture, progressPicture } from './task-pictures'
import { tasksMessages } from './tasks.messages'
import { tasksToday } from './tasks-today'

export const tasks: Feature = {
  name: 'tasks',
  messages: tasksMessages,
  resources: { tasks: { list: listTasks, get: getTask } },
  routes: [
    { path: '/tasks', screen: lazyWithRetry(() => import('./TaskListScreen')) },
    { path: '/tasks/:type/:id', screen: lazyWithRetry(() => import('./TaskDetailsScreen')) },
  ],
  menu: [
    {
      key: 'tasks',
      letter: 't',
      label: 'tasks.title',
      path: '/tasks',
      icon: Checklist,
      places: [
        { roles: ['trainee', 'coordinator'], group: 'training', order: 40 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 40 },
      ],
    },
  ],
  slots: {
    commands: [
      {
        label: 'tasks.add',
        form: lazyWithRetry(() => import('./AssignTaskForm')),
        shownTo: ({ role }) => role !== 'admin',
      },
      {
        label: 'tasks.add_self',
        form: lazyWithRetry(() => import('./ToDoForm')),
        shownTo: ({ role }) => role !== 'admin',
      },
    ],
    personLinks: [
      {
        label: 'tasks.from_you',
        to: ({ id }) => `/tasks${filterTail({ assignee_id: id })}#created`,
        shownTo: ({ id }, { user, role }) => id !== user.id && role !== 'admin' && role !== 'trainee',
        onCardAlone: true,
      },
      {
        label: 'tasks.for_you',
        to: ({ id }) => `/tasks${filterTail({ creator_id: id })}#assigned`,
        shownTo: ({ id, role_keyname }, { user, role }) =>
          id !== user.id && role !== 'admin' && role_keyname !== 'trainee',
        onCardAlone: true,
      },
      {
        label: 'tasks.give',
        to: ({ position_id, role_keyname }) =>
          `/tasks?${new URLSearchParams({ action: 'create', assignees: position_id, role_keyname })}#created`,
        shownTo: ({ id }, { user, role }) => id !== user.id && role !== 'admin',
      },
    ],
    histories: ['task'],
    findables: [
      {
        kind: 'task',
        label: 'tasks.title',
        untitled: 'tasks.untitled',
        icon: Checklist,
        order: 20,
        path: '/tasks/:type/:id',
      },
    ],
    dashboardTiles: [
      {
        key: 'past_due',
        label: 'tasks.tile.past_due',
        order: 10,
        path: '/tasks',
        tail: `${filterTail({ past_due: true })}#assigned`,
        of: 'tasks',
        counted: 'past_due',
        alert: true,
      },
      {
        key: 'assigned',
        label: 'tasks.tile.assigned',
        order: 20,
        path: '/tasks',
        tail: '#assigned',
        of: 'tasks',
        counted: 'assigned',
      },
      {
        key: 'created',
        label: 'tasks.tile.created',
        order: 30,
        path: '/tasks',
        tail: '#created',
        of: 'tasks',
        counted: 'created',
        shownTo: ({ role }) => role !== 'trainee',
      },
    ],
    today: [tasksToday],
    pictures: [completedPicture, progressPicture],
    dashboardTabs: [
      {
        key: 'assigned',
        label: 'tasks.tabs.assigned',
        order: 10,
        panel: lazyWithRetry(() => import('./AssignedTasks')),
        badge: { of: 'tasks', show: own => ({ count: own('assigned'), alert: own('past_due') > 0 }) },
      },
      {
        key: 'created',
        label: 'tasks.tabs.created',
        order: 20,
        panel: lazyWithRetry(() => import('./CreatedTasks')),
        badge: { of: 'tasks', show: own => ({ count: own('created') }) },
      },
    ],
  },
}
