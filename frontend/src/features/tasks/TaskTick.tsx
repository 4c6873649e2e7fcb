// Completes a task from its row in one press, with Undo; asks first where that could not be taken back.
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { type ReactNode, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useInHand } from '../../ui/in-hand'
import { RowTick, Ticked } from '../../ui/list/RowTick'
import { useToast } from '../../ui/toast'
import { CloseTaskDialog } from './CloseTaskDialog'
import { mayClose, titleOf } from './task-rights'
import { canBeTakenBack, useClosing } from './use-closing'
import { useElsewhere } from './use-elsewhere'

/** Before the words of a task. */
export function TickedTask({ task, children }: { task: TaskSummary; children: ReactNode }) {
  const me = useMe()
  return <Ticked tick={mayClose(task, me) && <TaskTick task={task} />}>{children}</Ticked>
}

function TaskTick({ task }: { task: TaskSummary }) {
  const translate = useTranslate()
  const toast = useToast()
  const elsewhere = useElsewhere(task)
  const [asking, setAsking] = useState(false)
  useInHand(asking)
  const { close, running } = useClosing(task, 'complete')
  const told = (words: readonly string[]): void => toast(words.join(' '), { type: 'error' })
  const tick = async (): Promise<boolean> => {
    if (elsewhere) elsewhere()
    else if (canBeTakenBack(task, 'complete')) return close(told)
    else setAsking(true)
    return false
  }
  return (
    <>
      <RowTick
        intent={translate('tasks.complete.button')}
        name={titleOf(task, translate('tasks.untitled'))}
        running={running}
        onTick={tick}
      />
      {asking && <CloseTaskDialog task={task} intent="complete" onClose={() => setAsking(false)} />}
    </>
  )
}
