// The facts of one task.
import MuiLink from '@mui/material/Link'
import { DESCRIPTION_SHOWN, type TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { isOwnPath } from '../../providers/browser'
import { DayText, InstantText } from '../../ui/DateText'
import { shortDay } from '../../ui/dates'
import { type Fact, Facts, RailFacts } from '../../ui/Facts'
import { LinkedText } from '../../ui/LinkedText'
import { Person } from '../../ui/Person'
import { stepWords } from './repeat-steps'
import { inSeries } from './task-rights'

/** Beside a list, where a description of which the name shows the beginning alone stands among the facts. */
export function TaskAbout({ task }: { task: TaskDetails }) {
  const translate = useTranslate()
  const isName = task.description.length <= DESCRIPTION_SHOWN && !task.description.includes('\n')
  const description = { label: translate('tasks.field.description'), value: isName ? null : described(task) }
  return <Facts facts={[description, ...useTaskFacts(task)]} />
}

export const TaskFacts = ({ task }: { task: TaskDetails }) => <RailFacts facts={useTaskFacts(task)} />

function useTaskFacts(task: TaskDetails): readonly Fact[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`tasks.field.${field}`)
  const repeats = useRepeats(task)
  const creator = task.creator ? <Person {...task.creator} /> : task.creator_name
  return [
    { label: label('assignee'), value: <Person {...task.assignee} /> },
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
  ]
}

function useRepeats({ repeat_on, repeat_days, repeat_until, due_after }: TaskDetails): string {
  const translate = useTranslate()
  const until = repeat_until ? shortDay(repeat_until) : ''
  const [key, smart_count] = stepWords(repeat_on, repeat_days ?? 0)
  const repeats = translate(`tasks.repeats.${key}`, { smart_count, until })
  return due_after === null ? repeats : `${repeats}, ${translate('tasks.repeats.due', { smart_count: due_after })}`
}

/** As it was typed, line by line. */
export const described = ({ description }: TaskDetails) =>
  description === '' ? null : <LinkedText text={description} />

function Linked({ url, task }: { url: string; task: TaskDetails }) {
  if (!isOwnPath(url)) return null
  return (
    <MuiLink component={Link} to={url}>
      {task.assignable_name ?? task.assignable_type}
    </MuiLink>
  )
}
