// What can be done with several tasks at once: complete or dismiss one's own; of those that one gave remind, move their due dates, give them to somebody else,
// hand them out again.
import { reassignTask, remindTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { completeTask, dismissTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { ListedTask, TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { Suspense } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { BulkIntent } from '../../ui/list/BulkIntent'
import { useNewlySelectable } from '../../ui/list/Selection'
import { DuplicateTask } from './DuplicateTask'
import { completedElsewhere, mayClose, mayDuplicate, mayEdit, mayRemind, titleOf } from './task-rights'

const MoveDueQuestion = lazyWithRetry(() => import('./MoveDueQuestion'))
const ReassignQuestion = lazyWithRetry(() => import('./ReassignQuestion'))

export function TaskBulk({ type }: { type: 'assigned' | 'created' }) {
  const translate = useTranslate()
  const me = useMe()
  const nameOf = (task: TaskSummary): string => {
    const title = titleOf(task, translate('tasks.untitled'))
    return type === 'created' ? `${task.assignee.name}: ${title}` : title
  }
  const closable = (task: TaskSummary): boolean => mayClose(task, me)
  useNewlySelectable<ListedTask>(useSelectableTasks(type), false)
  const touches = ['dashboards', 'notifications']
  if (type === 'created') {
    const editable = (task: TaskSummary): boolean => mayEdit(task, me)
    const remindable = (task: TaskSummary): boolean => mayRemind(task, me)
    return (
      <>
        <DuplicateSelected />
        <BulkIntent
          row={editTask}
          words="tasks.bulk.move"
          touches={touches}
          nameOf={nameOf}
          applies={editable}
          question={question => (
            <Suspense fallback={null}>
              <MoveDueQuestion {...question} />
            </Suspense>
          )}
        />
        <BulkIntent
          row={reassignTask}
          words="tasks.bulk.reassign"
          touches={touches}
          nameOf={nameOf}
          applies={editable}
          question={question => (
            <Suspense fallback={null}>
              <ReassignQuestion {...question} />
            </Suspense>
          )}
        />
        <BulkIntent row={remindTask} words="tasks.bulk.remind" nameOf={nameOf} applies={remindable} primary />
      </>
    )
  }
  return (
    <>
      <BulkIntent row={dismissTask} words="tasks.bulk.dismiss" touches={touches} nameOf={nameOf} applies={closable} />
      <BulkIntent
        row={completeTask}
        words="tasks.bulk.complete"
        touches={touches}
        nameOf={nameOf}
        // A form or a course is completed where it is filled in.
        applies={task => closable(task) && completedElsewhere(task) === undefined}
        primary
      />
    </>
  )
}

/** One row, which may be a batch. */
function DuplicateSelected() {
  const me = useMe()
  const { data = [], selectedIds } = useListContext<ListedTask>()
  const [selected, ...others] = data.filter(({ id }) => selectedIds.includes(id))
  if (!selected || others.length > 0 || !mayDuplicate(selected, me)) return null
  return <DuplicateTask id={selected.id} small />
}

/** Of the rows of a list, those that something can be done with. */
export function useSelectableTasks(type: 'assigned' | 'created'): (task: ListedTask) => boolean {
  const me = useMe()
  return task => {
    if (task.together) return task.together.open > 0
    return type === 'created' ? mayRemind(task, me) || mayEdit(task, me) : mayClose(task, me)
  }
}
