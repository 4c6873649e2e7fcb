// The facts of one task.
import MuiLink from '@mui/material/Link'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isOwnPath } from '../../providers/browser'
import { DayText, InstantText } from '../../ui/DateText'
import { shortDay } from '../../ui/dates'
import { Facts } from '../../ui/Facts'
import { Person } from '../../ui/Person'
import { inSeries } from './task-rights'

export function TaskAbout({ task }: { task: TaskDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`tasks.field.${field}`)
  const creator = task.creator ? <Person id={task.creator.id} name={task.creator.name} /> : task.creator_name
  const repeats = translate(`tasks.repeats.${task.repeat_on}`, {
    days: task.repeat_days,
    until: task.repeat_until ? shortDay(task.repeat_until) : '',
  })
  return (
    <Facts
      facts={[
        { label: label('description'), value: described(task) },
        { label: label('assignee'), value: <Person id={task.assignee.id} name={task.assignee.name} /> },
        { label: label('creator'), value: creator },
        { label: label('due_date'), value: task.due_date && <DayText day={task.due_date} long /> },
        { label: label('start_at'), value: task.start_at && <DayText day={task.start_at} long /> },
        { label: label('repeats'), value: repeats },
        { label: label('series'), value: inSeries(task) ? task.tasks_in_series_count : null },
        { label: label('created'), value: <InstantText at={task.created_at} /> },
        { label: label('completed'), value: task.completed_at && <InstantText at={task.completed_at} /> },
        { label: label('dismissed'), value: task.dismissed_at && <InstantText at={task.dismissed_at} /> },
        {
          label: translate('tasks.linked'),
          value: task.assignable_url && <Linked url={task.assignable_url} task={task} />,
        },
      ]}
    />
  )
}

const described = ({ description }: TaskDetails) =>
  description === '' ? null : <span style={{ whiteSpace: 'pre-wrap' }}>{description}</span>

function Linked({ url, task }: { url: string; task: TaskDetails }) {
  if (!isOwnPath(url)) return null
  return (
    <MuiLink component={Link} to={url}>
      {task.assignable_name ?? task.assignable_type}
    </MuiLink>
  )
}
