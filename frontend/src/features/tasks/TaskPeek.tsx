// One task beside its list: how it stands, its facts, and what can be done with it.
import Box from '@mui/material/Box'
import { getTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TaskAbout } from './TaskAbout'
import { TaskIntents } from './TaskIntents'
import { TaskStatusChip } from './TaskStatusChip'

export default function TaskPeek({ task: { id } }: { task: TaskSummary }) {
  const read = useRead(getTask, { params: { id } })
  return (
    <ReadFrame read={read}>
      {task => (
        <>
          <TaskStatusChip task={task} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <TaskIntents task={task} inPlace />
          </Box>
          <TaskAbout task={task} />
        </>
      )}
    </ReadFrame>
  )
}
