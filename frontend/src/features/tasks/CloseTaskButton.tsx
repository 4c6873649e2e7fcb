// Completes or dismisses a task, after saying what follows.
import Button from '@mui/material/Button'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CloseTaskDialog } from './CloseTaskDialog'
import { useElsewhere } from './use-elsewhere'

interface CloseTaskButtonProps {
  readonly task: TaskView
  readonly intent: 'complete' | 'dismiss'
}

export const CompleteTaskButton = ({ task }: { task: TaskView }) => <CloseTaskButton task={task} intent="complete" />
export const DismissTaskButton = ({ task }: { task: TaskView }) => <CloseTaskButton task={task} intent="dismiss" />

function CloseTaskButton({ task, intent }: CloseTaskButtonProps) {
  const translate = useTranslate()
  const elsewhere = useElsewhere(task)
  const [asking, setAsking] = useState(false)
  const start = (): void => {
    if (intent === 'complete' && elsewhere) elsewhere()
    else setAsking(true)
  }
  return (
    <>
      <Button variant={intent === 'complete' ? 'contained' : 'outlined'} onClick={start}>
        {translate(`tasks.${intent}.button`)}
      </Button>
      {asking && <CloseTaskDialog task={task} intent={intent} onClose={() => setAsking(false)} />}
    </>
  )
}
