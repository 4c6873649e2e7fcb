// What dashboards count of tasks, and for whom: by hand.
import { completedByWeek, ownProgress } from '@practicum/projections/features/tasks/tasks.progress'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import type { Counted } from '../harness/counted'

export const counted: readonly Counted[] = [
  {
    number: 'assigned',
    of: { count: 'tasks' },
    row: 'task',
    filled: { task_status: 'incomplete' },
    policy: taskPolicy.assigned,
  },
  {
    number: 'created',
    of: { count: 'tasks' },
    row: 'task',
    filled: { task_status: 'incomplete' },
    policy: taskPolicy.handedOut,
  },
  {
    number: 'completed',
    of: async (db, { zone: _, ...who }) => {
      const weeks = await completedByWeek(db, { ...who, zone: 'UTC' }, new Date())
      return { completed: weeks.reduce((sum, { completed }) => sum + completed, 0) }
    },
    row: 'task',
    filled: { task_status: 'complete', completed_at: new Date().toISOString() },
    policy: taskPolicy.followed,
  },
  {
    number: 'open',
    of: async (db, who) => ({ ...(await ownProgress(db, who)) }),
    row: 'task',
    filled: { task_status: 'incomplete' },
    policy: taskPolicy.assigned,
  },
]
