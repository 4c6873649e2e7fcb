// Tasks by the day they are due.
import { filterIn } from '@practicum/shared/contract/list-address'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { useLocation } from 'react-router'
import type { Alike, CalendarContent, EntryTone } from '../../ui/list/calendar/calendar'
import { titleOf } from './task-rights'

const toneOf = ({ status, past_due }: TaskSummary): EntryTone => {
  if (status !== 'incomplete') return 'over'
  return past_due ? 'late' : 'open'
}

/** What has to be looked at first. */
const TONES: readonly EntryTone[] = ['late', 'open', 'over']

export function useTaskCalendar(type: 'assigned' | 'created'): CalendarContent<TaskSummary> {
  const translate = useTranslate()
  const alike = useAlike()
  return {
    days: 'due',
    timed: false,
    sortBy: 'due_date',
    ...(type === 'created' && { alike }),
    entry: task =>
      task.due_date === null
        ? undefined
        : {
            // What is to be done comes first: a day of a month has room for a few words.
            title: [
              titleOf(task, translate('tasks.untitled')),
              ...(type === 'created' ? [task.assignee.name] : []),
            ].join(' · '),
            status: translate(task.past_due ? 'tasks.past_due' : `tasks.status.${task.status}`),
            tone: toneOf(task),
            start: task.due_date,
          },
  }
}

/** What several people are to do is on its day once, and leads to that day of the list. */
function useAlike(): Alike<TaskSummary> {
  const translate = useTranslate()
  const narrowed = filterIn(new URLSearchParams(useLocation().search))
  const titled = (task: TaskSummary): string => titleOf(task, translate('tasks.untitled'))
  return {
    key: titled,
    joined: (first, tasks) => {
      const day = { due_from: first.start, due_to: first.start, history: true }
      const { due: _period, ...filter }: Readonly<Record<string, unknown>> = { ...narrowed, ...day }
      return {
        ...first,
        title: [titled(tasks[0]), howMany(tasks)].join(' · '),
        status: translate('tasks.together.completed', {
          completed: tasks.filter(({ status }) => status === 'complete').length,
          smart_count: tasks.length,
        }),
        tone: TONES.find(tone => tasks.some(task => toneOf(task) === tone)) ?? first.tone,
        to: `/tasks?${new URLSearchParams({ filter: JSON.stringify(filter) })}#created`,
      }
    },
  }

  function howMany(tasks: readonly TaskSummary[]): string {
    const people = new Set(tasks.map(({ assignee }) => assignee.id)).size
    return people > 1
      ? translate('tasks.together.people', { smart_count: people })
      : translate('tasks.together.tasks', { smart_count: tasks.length })
  }
}
