// How tasks get on, in numbers over HTTP: for the pictures on dashboards.
import { z } from 'zod'
import { query } from '../../contract/row'
import { localDate } from '../../kernel/dates'

const feature = 'tasks'

/** So many weeks are counted, the present one included. */
export const WEEKS_COUNTED = 12

export const completedTasks = query({
  name: 'completedTasks',
  feature,
  path: '/api/tasks/completed-by-week',
  summary: 'How many tasks were completed in each of the last weeks; dismissed ones are not among them.',
  access: {
    who: ['coordinator', 'faculty', 'supervisor', 'trainee'],
    relation:
      'coordinator: what is asked of others; faculty and supervisor: what one has handed out; trainee: one’s own',
    protected: false,
  },
  answer: z.object({
    /** {@link WEEKS_COUNTED} of them, the oldest first; `begins` is a Monday in the zone of the reader. */
    weeks: z.array(z.object({ begins: localDate, completed: z.int() })),
  }),
})

export const ownTaskProgress = query({
  name: 'ownTaskProgress',
  feature,
  path: '/api/tasks/own-progress',
  summary: 'How many of the tasks that the caller was given are done; dismissed ones are not counted.',
  access: { who: ['trainee'], relation: 'assignee', protected: false },
  answer: z.object({ completed: z.int(), open: z.int(), past_due: z.int() }),
})
