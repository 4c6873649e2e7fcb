// What can be done with one task: on its page, and beside the list.
import Button from '@mui/material/Button'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { CompleteTaskButton, DismissTaskButton } from './CloseTaskButton'
import { DuplicateTask } from './DuplicateTask'
import { ReassignTask } from './ReassignTask'
import { RemindTaskButton } from './RemindTaskButton'
import { ReopenTaskButton } from './ReopenTaskButton'
import { mayClose, mayDuplicate, mayEdit, mayReopen } from './task-rights'

const EditTaskFormDialog = lazyWithRetry(() => import('./EditTaskFormDialog'))

export interface TaskIntentsProps {
  readonly task: TaskDetails
  /** Not on its own page: what is done leads nowhere. */
  readonly inPlace?: boolean
}

export function TaskIntents({ task, inPlace }: TaskIntentsProps) {
  const translate = useTranslate()
  const me = useMe()
  const [editing, setEditing] = useState(false)
  return (
    <>
      {mayEdit(task, me) && (
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {translate('tasks.edit')}
        </Button>
      )}
      {mayEdit(task, me) && <ReassignTask task={task} />}
      <RemindTaskButton task={task} />
      {mayDuplicate(task, me) && <DuplicateTask id={task.id} />}
      {mayReopen(task, me) && <ReopenTaskButton task={task} />}
      {mayClose(task, me) && <DismissTaskButton task={task} />}
      {mayClose(task, me) && <CompleteTaskButton task={task} />}
      {editing && (
        <Suspense fallback={null}>
          <EditTaskFormDialog {...{ task, inPlace }} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
