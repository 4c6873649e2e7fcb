// The day a task is due, with a chip where that is near and red where it is over.
import Box from '@mui/material/Box'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { DayText } from '../../ui/DateText'
import { StatusChip } from '../../ui/StatusChip'
import { useReader } from '../../ui/use-reader'

/** That it is past due is said beside its status. */
export function DueText({ task }: { task: TaskSummary }) {
  const translate = useTranslate()
  const { now, zone } = useReader()
  const near = nearness(task, dateIn(zone, now))
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', gap: 0.75 }}
    >
      {near && <StatusChip tone="warning" weight="alert" label={translate(`tasks.near.${near}`)} />}
      <Box component="span" sx={task.past_due ? { color: 'error.main', fontWeight: 600 } : {}}>
        <DayText day={task.due_date} plain={near !== undefined} />
      </Box>
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
