// How a task stands: its status, and beside it what its dates mean.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { TaskStatus, TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { shortDay } from '../../ui/dates'
import { StatusChip, type StatusChipProps } from '../../ui/StatusChip'

const LOOKS: Readonly<Record<TaskStatus, Omit<StatusChipProps, 'label'>>> = {
  incomplete: { tone: 'default' },
  complete: { tone: 'success', weight: 'done' },
  dismissed: { tone: 'default' },
}

export function TaskStatusChip({ task }: { task: TaskSummary }) {
  const translate = useTranslate()
  const hint = !task.published && task.start_at !== null
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.75 }}
    >
      <StatusChip {...LOOKS[task.status]} label={translate(`tasks.status.${task.status}`)} />
      {task.past_due && <StatusChip tone="error" weight="alert" label={translate('tasks.past_due')} />}
      {hint && (
        <Typography component="span" variant="body2" color="textSecondary">
          {translate('tasks.activates', { day: shortDay(task.start_at ?? '') })}
        </Typography>
      )}
    </Box>
  )
}
