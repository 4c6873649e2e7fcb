// Tasks by the day they are due.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import type { CalendarContent, EntryTone } from '../../ui/list/calendar/calendar'
import { titleOf } from './task-rights'

const toneOf = ({ status, past_due }: TaskSummary): EntryTone => {
  if (status !== 'incomplete') return 'over'
  return past_due ? 'late' : 'open'
}

export function useTaskCalendar(type: 'assigned' | 'created'): CalendarContent<TaskSummary> {
  const translate = useTranslate()
  return {
    days: 'due',
    timed: false,
    sortBy: 'due_date',
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
