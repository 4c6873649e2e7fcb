// The day a task is due, with a word where that is near.
import Box from '@mui/material/Box'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { DayText } from '../../ui/DateText'
import { StatusChip } from '../../ui/StatusChip'

/** That it is past due is said beside its status. */
export function DueText({ task }: { task: TaskSummary }) {
  const translate = useTranslate()
  const { user } = useMe()
  const near = nearness(task, dateIn(user.timezone, new Date()))
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 0.75 }}
    >
      <Box component="span" sx={task.past_due ? { color: 'error.main', fontWeight: 600 } : {}}>
        <DayText day={task.due_date} />
      </Box>
      {near && <StatusChip tone={near === 'today' ? 'warning' : 'info'} label={translate(`tasks.near.${near}`)} />}
    </Box>
  )
}

/** `today` is the day in the reader's zone. */
export function nearness(
  { status, due_date }: Pick<TaskSummary, 'status' | 'due_date'>,
  today: string,
): 'today' | 'tomorrow' | undefined {
  if (status !== 'incomplete' || due_date === null) return undefined
  if (due_date === today) return 'today'
  return due_date === addDays(today, 1) ? 'tomorrow' : undefined
}
