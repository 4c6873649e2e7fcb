// Says in the form of a task what has become of the task while it was being edited.
import Alert from '@mui/material/Alert'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { shortDay } from '../../ui/dates'
import type { TaskValues } from './task-form'

interface EditedProps {
  /** As it is now. */
  readonly task: TaskView
  readonly values: TaskValues
}

export function MeanwhileAlert({ task, values }: EditedProps) {
  const translate = useTranslate()
  const [opened] = useState(task)
  if (task.status !== 'incomplete') {
    const said = translate(`tasks.form.meanwhile.${task.status}`, { name: task.assignee.name })
    return <Alert severity="warning">{`${said} ${translate('tasks.form.meanwhile.closed')}`}</Alert>
  }
  const changes = changedMeanwhile(opened, { task, values })
  if (changes.length === 0) return null
  return (
    <Alert severity="warning">
      {translate('tasks.form.meanwhile.changed')}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {changes.map(({ field, now }) => (
          <li key={field}>
            {translate(`tasks.field.${field}`)}: {now || translate('tasks.form.meanwhile.nothing')}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** What others have changed since the form was opened, and the form would put back. */
export function changedMeanwhile(
  opened: TaskView,
  { task, values }: EditedProps,
): readonly { readonly field: 'description' | 'due' | 'start'; readonly now: string }[] {
  const parts = [
    { field: 'description', before: opened.description, now: task.description, mine: values.description.trim() },
    { field: 'due', before: opened.due_date, now: task.due_date, mine: values.due },
    { field: 'start', before: opened.start_at, now: task.start_at, mine: values.start },
  ] as const
  return parts
    .filter(({ before, now, mine }) => now !== before && now !== mine)
    .map(({ field, now }) => ({ field, now: field === 'description' ? now : now ? shortDay(now) : '' }))
}
