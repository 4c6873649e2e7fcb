// The working of the task form: what it sends, its files, and where one is led once it is saved.
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type MouseEvent, useRef } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import type { ApiFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import type { Refused } from '../../ui/form/RefusedAlert'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { useContractForm } from '../../ui/form/use-contract-form'
import { type Uploads, useAttaching, useUploads } from '../attachments/documents'
import {
  EMPTY_TASK,
  namesOf,
  type TaskFormFor,
  type TaskMode,
  type TaskValues,
  taskRefusals,
  taskRequest,
  valuesOf,
} from './task-form'

export interface TaskFormState {
  readonly form: FormHandle<TaskValues>
  readonly uploads: Uploads
  /** In the person's zone. */
  readonly today: string
  /** Saves, and keeps the modal open for another. */
  readonly saveAnother: (event: MouseEvent<HTMLButtonElement>) => void
  readonly leaveFor: (path: string) => void
}

export function useTaskForm(opened: TaskFormFor, onClose: () => void): TaskFormState {
  const { mode, task, course } = opened
  const today = dateIn(useMe().user.timezone, new Date())
  const navigate = useNavigate()
  const uploads = useUploads()
  const attachTo = useAttaching('task', ['tasks'])
  const notifySaved = useSavedNotice(mode)
  const another = useRef({ pressed: false, wanted: false })
  const leaveFor = (path: string): void =>
    form.leave(() => {
      onClose()
      navigate(path)
    })
  const form = useContractForm<TaskValues, Answer>({
    values: task ? valuesOf(task) : { ...EMPTY_TASK, ...(course && { assignable_type: 'CeCourse' }) },
    request: values => taskRequest(values, opened),
    rules: values => taskRefusals(values, mode, today),
    touches: ['dashboards'],
    uploads,
    onRefused: useRefusedTask(),
    onSaved: async (answer, values) => {
      const ids = 'ids' in answer ? answer.ids : [answer.id]
      await attachTo(await uploads.settled(), ids)
      uploads.restore()
      notifySaved(ids.length, values)
      if (another.current.wanted) form.reset({ ...EMPTY_TASK, assignable_type: values.assignable_type })
      else leaveFor(afterSaving(mode, ids[0] ?? ''))
    },
  })
  const submit = (): Promise<void> => {
    another.current = { pressed: false, wanted: another.current.pressed }
    return form.submit()
  }
  // By way of the form, as every submit: what is wrong is shown there.
  const saveAnother = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    another.current.pressed = true
    currentTarget.form?.requestSubmit()
    another.current.pressed = false
  }
  return { form: { ...form, submit }, uploads, today, saveAnother, leaveFor }
}

type Answer = { readonly id: string } | { readonly ids: readonly string[] }

/** An edited task stays where it is shown. */
const afterSaving = (mode: TaskMode, id: string): string =>
  mode === 'edit' ? '.' : `/tasks/${mode === 'self' ? 'assigned' : 'created'}/${id}`

/** Says what has been saved; of several new tasks, for whom each is. */
function useSavedNotice(mode: TaskMode): (count: number, values: TaskValues) => void {
  const notify = useNotify()
  return (count, { assignees }) =>
    notify(mode === 'edit' ? 'tasks.saved' : 'tasks.created', {
      type: 'success',
      messageArgs: { smart_count: count, names: namesOf(assignees) },
    })
}

/** What the server says is told in a toast; only the refused creation of a single task is also listed in the alert. */
function useRefusedTask(): (failure: ApiFailure, lines: readonly string[]) => Refused {
  const notify = useNotify()
  return (failure, lines) => {
    const said = failure.lines
    if (said.length === 0) return { lines }
    notify(said.join('. '), { type: 'error' })
    const single = failure.endpoint === `${createTask.method} ${createTask.path}`
    return single ? { title: 'tasks.failed_create', lines: said } : { lines: [] }
  }
}
