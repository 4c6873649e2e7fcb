// Pictures of tasks on dashboards: what was completed week by week, and how much of one's own is done.
import { completedTasks, ownTaskProgress } from '@practicum/shared/features/tasks/task-progress.contract'
import { dashboardPicture } from '../../app/dashboard-slots'
import { filterTail } from '../../app/feature'
import { dayAndMonth } from '../../ui/dates'

const DONE = filterTail({ status: 'complete' })

export const completedPicture = dashboardPicture({
  key: 'completed_tasks',
  title: 'tasks.picture.completed.title',
  order: 20,
  roles: ['coordinator', 'faculty', 'supervisor', 'trainee'],
  row: completedTasks,
  draw: ({ weeks }, { translate, me: { role } }) => {
    const all = weeks.reduce((sum, { completed }) => sum + completed, 0)
    const words = (key: string, more = {}): string => translate(`tasks.picture.completed.${key}`, more)
    const whose = role === 'coordinator' || role === 'trainee' ? role : 'other'
    return {
      gist: words(`gist.${whose}`, { smart_count: all }),
      ...(all === 0 && { empty: words('empty') }),
      // Coordinators follow tasks that stand in no list of their own.
      ...(role !== 'coordinator' && {
        to: { path: `/tasks${DONE}#${role === 'trainee' ? 'assigned' : 'created'}`, label: words('list') },
      }),
      shape: {
        kind: 'bars',
        of: words('week'),
        categories: weeks.map(({ begins }) => ({ key: begins, label: dayAndMonth(begins) })),
        series: [
          {
            key: 'completed',
            label: words('series'),
            tone: 'primary',
            values: weeks.map(({ completed }) => completed),
          },
        ],
      },
    }
  },
})

export const progressPicture = dashboardPicture({
  key: 'own_tasks',
  title: 'tasks.picture.progress.title',
  order: 10,
  roles: ['trainee'],
  row: ownTaskProgress,
  draw: ({ completed: done, open, past_due }, { translate }) => {
    const whole = done + open
    const words = (key: string, more = {}): string => translate(`tasks.picture.progress.${key}`, more)
    return {
      gist: words('gist', { done, smart_count: whole }),
      to: { path: '/tasks#assigned', label: words('list') },
      ...(whole === 0 && { empty: words('empty') }),
      shape: {
        kind: 'ring',
        of: words('of'),
        done,
        whole,
        text: words('text', { done, whole }),
        parts: [
          { key: 'completed', label: words('completed'), value: done, to: `/tasks${DONE}#assigned` },
          { key: 'open', label: words('open'), value: open, to: '/tasks#assigned' },
          {
            key: 'past_due',
            label: words('past_due'),
            value: past_due,
            to: `/tasks${filterTail({ past_due: true })}#assigned`,
          },
        ],
      },
    }
  },
})
