// Tasks by status: a card says whose it is and when it is due, and is completed, dismissed or reopened by the intents of its page.
import { TASK_STATUSES, type TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import type { BoardContent, BoardMove, BoardMoves } from '../../ui/list/board/board'
import { useToast } from '../../ui/toast'
import { CloseTaskDialog } from './CloseTaskDialog'
import { mayClose, mayReopen, titleOf } from './task-rights'
import { type Closing, canBeTakenBack, useClosing, useReopening } from './use-closing'
import { useElsewhere } from './use-elsewhere'

export function useTaskBoard(card: (task: TaskSummary) => ReactNode): BoardContent<TaskSummary> {
  const translate = useTranslate()
  return {
    columns: TASK_STATUSES.map(status => ({
      key: status,
      label: translate(`tasks.status.${status}`),
      filter: { status },
    })),
    card,
    name: task => titleOf(task, translate('tasks.untitled')),
    useMoves: useTaskMoves,
  }
}

function useTaskMoves(task: TaskSummary): BoardMoves {
  const translate = useTranslate()
  const me = useMe()
  const toast = useToast()
  const elsewhere = useElsewhere(task)
  const completing = useClosing(task, 'complete')
  const dismissing = useClosing(task, 'dismiss')
  const { reopen } = useReopening(task)
  const [asked, setAsked] = useState<Closing>()
  const told = (words: readonly string[]): void => toast(words.join(' '), { type: 'error' })
  const close = (closing: Closing): void => {
    const { close: send } = closing === 'complete' ? completing : dismissing
    if (closing === 'complete' && elsewhere) elsewhere()
    else if (canBeTakenBack(task, closing)) void send(told)
    else setAsked(closing)
  }
  const moves: readonly BoardMove[] = [
    ...(mayClose(task, me)
      ? ([
          { to: 'complete', label: translate('tasks.complete.button'), run: () => close('complete') },
          { to: 'dismissed', label: translate('tasks.dismiss.button'), run: () => close('dismiss') },
        ] as const)
      : []),
    ...(mayReopen(task, me) ? [{ to: 'incomplete', label: translate('tasks.reopen'), run: () => void reopen() }] : []),
  ]
  const question = asked && <CloseTaskDialog task={task} intent={asked} onClose={() => setAsked(undefined)} />
  return { moves, question }
}
