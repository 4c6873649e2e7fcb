// Takes back that a task was completed or dismissed.
import Button from '@mui/material/Button'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { useReopening } from './use-closing'

export function ReopenTaskButton({ task }: { task: TaskView }) {
  const translate = useTranslate()
  const { reopen, running } = useReopening(task)
  return (
    <Button variant="outlined" loading={running} onClick={() => void reopen()}>
      {translate('tasks.reopen')}
    </Button>
  )
}
