// Completes or dismisses a task, after saying what follows.
import Button from '@mui/material/Button'
import { completeTask, dismissTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { browser, isOwnPath } from '../../providers/browser'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { completedElsewhere } from './task-rights'

interface CloseTaskButtonProps {
  readonly task: TaskView
  readonly intent: 'complete' | 'dismiss'
}

const OUTCOME = {
  complete: { row: completeTask, message: 'tasks.completed' },
  dismiss: { row: dismissTask, message: 'tasks.dismissed' },
} as const

export const CompleteTaskButton = ({ task }: { task: TaskView }) => <CloseTaskButton task={task} intent="complete" />
export const DismissTaskButton = ({ task }: { task: TaskView }) => <CloseTaskButton task={task} intent="dismiss" />

function CloseTaskButton({ task, intent }: CloseTaskButtonProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { row, message } = OUTCOME[intent]
  const { run, running, refused, reset } = useIntent(row, ['dashboards'])

  const start = (): void => {
    const url = intent === 'complete' ? completedElsewhere(task) : undefined
    if (url === undefined) setAsking(true)
    else if (isOwnPath(url)) navigate(url)
    else browser.openTab(url)
  }
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id: task.id } }).then(
      () => {
        notify(message, { type: 'success' })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button variant={intent === 'complete' ? 'contained' : 'outlined'} onClick={start}>
        {translate(`tasks.${intent}.button`)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate(`tasks.${intent}.title`)}
          consequence={translate(`tasks.${intent}.text`, { name: task.creator_name })}
          confirm={translate(`tasks.${intent}.button`)}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
