// Completing, dismissing and reopening a task: what is sent, and the toast that says so and offers to take it back.
import { reopenTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { completeTask, dismissTask } from '@practicum/shared/features/tasks/tasks.contract'
import { isReopenable } from '@practicum/shared/features/tasks/tasks.series'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import { useToast } from '../../ui/toast'
import { useToldIntent } from '../../ui/use-told-intent'

export type Closing = 'complete' | 'dismiss'

const CLOSING = {
  complete: { row: completeTask, status: 'complete', message: 'tasks.completed' },
  dismiss: { row: dismissTask, status: 'dismissed', message: 'tasks.dismissed' },
} as const

const TOUCHES = ['dashboards', 'notifications']

/** Whether it could be taken back, if it were closed so. */
export const canBeTakenBack = ({ repeat_on }: Pick<TaskSummary, 'repeat_on'>, closing: Closing): boolean =>
  isReopenable({ status: CLOSING[closing].status, repeatOn: repeat_on })

export interface ClosingIntent {
  /** Resolves to whether it is closed; a refusal is in `refused`, and told to whoever asks for it. */
  readonly close: (onRefused?: (words: readonly string[]) => void) => Promise<boolean>
  readonly running: boolean
  readonly refused: readonly string[]
  readonly reset: () => void
}

export function useClosing(task: TaskSummary, closing: Closing): ClosingIntent {
  const toast = useToast()
  const words = useFailureWords()
  const reopening = useReopening(task)
  const { row, message } = CLOSING[closing]
  const { run, running, refused, reset } = useIntent(row, TOUCHES)
  const offer = { label: 'app.toast.undo', run: () => void reopening.reopen() }
  const close: ClosingIntent['close'] = onRefused =>
    run({ params: { id: task.id } }).then(
      () => {
        toast(message, canBeTakenBack(task, closing) ? { offer } : {})
        return true
      },
      error => {
        onRefused?.(words(error))
        return false
      },
    )
  return { close, running, refused, reset }
}

/** Says how it went in a toast. */
export function useReopening({ id }: Pick<TaskSummary, 'id'>): { reopen: () => Promise<void>; running: boolean } {
  const { run, running } = useToldIntent(reopenTask, TOUCHES)
  return { reopen: () => run({ params: { id } }, () => ['tasks.reopened']), running }
}
