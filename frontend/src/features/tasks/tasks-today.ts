// What of tasks waits today: those that are due or late, with the circle that completes them.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { todayEntry } from '../../app/dashboard-slots'
import { filterTail } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const OPEN = { type: 'assigned', status: 'incomplete' } as const
const BY_DAY = { field: 'due_date', order: 'ASC' } as const

export const tasksToday = todayEntry<TaskSummary>({
  key: 'tasks',
  label: 'tasks.today',
  order: 10,
  waits: ({ today }) => ({ resource: 'tasks', filter: { ...OPEN, due_to: today }, sort: BY_DAY }),
  next: ({ tomorrow }) => ({ resource: 'tasks', filter: { ...OPEN, due_from: tomorrow }, sort: BY_DAY }),
  row: lazyWithRetry(() => import('./TaskToday')),
  isLate: ({ past_due }) => past_due,
  all: ({ today }) => `/tasks${filterTail({ due_to: today })}#assigned`,
})
