// A task in the panel of today: done with one press, and red where it is late.
import Typography from '@mui/material/Typography'
import { DESCRIPTION_SHOWN, type TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { RowLink } from '../../ui/list/RowLink'
import { Person } from '../../ui/Person'
import { TodayRow } from '../../ui/TodayRow'
import { cut } from '../../ui/text'
import { DueText } from './DueText'
import { TickedTask } from './TaskTick'
import { titleOf } from './task-rights'

export default function TaskToday({ item: task }: { item: TaskSummary }) {
  const translate = useTranslate()
  const title = cut(titleOf(task, translate('tasks.untitled')), DESCRIPTION_SHOWN)
  return (
    <TodayRow beside={<DueText task={task} />}>
      <TickedTask task={task}>
        <RowLink to={`/tasks/assigned/${task.id}`}>{title}</RowLink>
        {task.creator && !task.self_assigned && (
          <Typography component="div" variant="body2" color="textSecondary">
            <Person {...task.creator} />
          </Typography>
        )}
      </TickedTask>
    </TodayRow>
  )
}
