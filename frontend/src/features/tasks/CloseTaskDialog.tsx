// Asks before a task is completed or dismissed: who will see it, and whether it can be taken back.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { type Closing, canBeTakenBack, useClosing } from './use-closing'

export interface CloseTaskDialogProps {
  readonly task: TaskSummary
  readonly intent: Closing
  readonly onClose: () => void
}

export function CloseTaskDialog({ task, intent, onClose }: CloseTaskDialogProps) {
  const translate = useTranslate()
  const { close, running, refused, reset } = useClosing(task, intent)
  const name = task.creator?.name ?? translate('app.person.system')
  const follows = translate(`tasks.${intent}.text`, { name })
  const leave = (): void => {
    onClose()
    reset()
  }
  return (
    <ConfirmDialog
      title={translate(`tasks.${intent}.title`)}
      consequence={canBeTakenBack(task, intent) ? follows : `${follows} ${translate('tasks.complete.repeats')}`}
      confirm={translate(`tasks.${intent}.button`)}
      running={running}
      refused={refused}
      onConfirm={() => void close().then(closed => closed && leave())}
      onClose={leave}
    />
  )
}
