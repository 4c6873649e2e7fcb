// The working of the task form: its values, its checks, and the commands it sends.

import { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { isFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import type { Refused } from '../../ui/form/RefusedAlert'
import { type SaveState, type Uploads, useAttaching, useUploads } from '../attachments/documents'
import { type TaskErrors, taskErrors } from './task-errors'
import { createPayload, EMPTY_TASK, editPayload, namesOf, type TaskMode, type TaskValues } from './task-form'
import { useComplaints } from './use-complaints'
import { useLatest, useSubmitOnUpload } from './use-submit-on-upload'

export type EditedTask = TaskView | TaskDetails

export interface TaskFormState {
  readonly values: TaskValues
  readonly errors: TaskErrors
  readonly today: string
  readonly dirty: boolean
  readonly uploads: Uploads
  /** A submit that was asked for waits until the files have arrived. */
  readonly state: SaveState
  /** A submit was held back by a file that failed. */
  readonly heldBack: boolean
  /** For the alert: what a refused creation of a single task said, and what failed without a word of the server. */
  readonly refused: Refused
  readonly change: (part: Partial<TaskValues>) => void
  readonly clear: () => void
  /** The id of the task, or undefined when it was refused. */
  readonly save: () => Promise<string | undefined>
}

export function useTaskForm(mode: TaskMode, start: TaskValues, task?: EditedTask): TaskFormState {
  const { user } = useMe()
  const today = dateIn(user.timezone, new Date())
  const [first] = useState(start)
  const [values, setValues] = useState(first)
  const { errors, refused, found, failed, touched } = useComplaints()
  const send = useTaskCommands(mode, task)
  const told = useTold(mode)
  const uploads = useUploads()
  const attachTo = useAttaching('task', ['tasks'])
  const latest = useLatest(values)

  const attempt = async (): Promise<string | undefined> => {
    try {
      const sent = latest().value
      const ids = await send(sent)
      await attachTo(await uploads.settled(), ids)
      uploads.restore()
      told(ids.length, sent)
      return ids[0]
    } catch (error) {
      if (!isFailure(error)) throw error
      failed(error)
      return undefined
    }
  }
  const isComplete = (): boolean => {
    const wrong = taskErrors(latest().value, mode, today)
    found(wrong)
    return Object.keys(wrong).length === 0
  }
  const { submit, ...submitting } = useSubmitOnUpload(uploads, () => latest().shown && isComplete())
  return {
    ...{ values, errors, refused, today, uploads, ...submitting },
    dirty: uploads.files.length > 0 || JSON.stringify(withoutTab(values)) !== JSON.stringify(withoutTab(first)),
    change: part => {
      setValues(before => ({ ...before, ...part }))
      touched(part)
    },
    clear: () => setValues({ ...EMPTY_TASK, evaluation: values.evaluation }),
    save: () => submit(attempt),
  }
}

/** Says what has been saved; of several new tasks, for whom each is. */
function useTold(mode: TaskMode): (count: number, values: TaskValues) => void {
  const notify = useNotify()
  return (count, { assignees }) =>
    notify(mode === 'edit' ? 'tasks.saved' : 'tasks.created', {
      type: 'success',
      messageArgs: { smart_count: count, names: namesOf(assignees) },
    })
}

/** Looking at the other tab is no change. */
const withoutTab = ({ evaluation: _tab, ...values }: TaskValues) => values

function useTaskCommands(mode: TaskMode, task: EditedTask | undefined) {
  const single = useIntent(createTask, ['dashboards'])
  const batch = useIntent(createTaskBatch, ['dashboards'])
  const edit = useIntent(editTask, ['dashboards'])
  return async (values: TaskValues): Promise<readonly string[]> => {
    if (task) return [(await edit.run({ params: { id: task.id }, body: editPayload(values, task) })).id]
    const payload = createPayload(values, mode)
    if (payload.kind === 'one') return [(await single.run({ body: payload.body })).id]
    return (await batch.run({ body: payload.body })).ids
  }
}
