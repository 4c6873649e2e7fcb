// The working of the task form: its values, its checks, and the commands it sends.

import { createTask, createTaskBatch, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { hasFailed, type SaveState, saveState, type Uploads, useAttaching, useUploads } from '../attachments/documents'
import { FIELD_OF, type TaskErrors, taskErrors } from './task-errors'
import { createPayload, EMPTY_TASK, editPayload, type TaskMode, type TaskValues } from './task-form'

export type EditedTask = TaskView | TaskDetails

export interface TaskFormState {
  readonly values: TaskValues
  readonly errors: TaskErrors
  readonly today: string
  readonly dirty: boolean
  readonly uploads: Uploads
  /** A submit that was asked for waits until the files have arrived. */
  readonly state: SaveState
  /** What a refused creation of a single task said, for the alert. */
  readonly refused: readonly string[]
  readonly change: (part: Partial<TaskValues>) => void
  readonly clear: () => void
  /** The id of the task, or undefined when it was refused. */
  readonly save: () => Promise<string | undefined>
}

interface Complaints {
  readonly errors: TaskErrors
  readonly refused: readonly string[]
}
const NO_COMPLAINTS: Complaints = { errors: {}, refused: [] }

export function useTaskForm(mode: TaskMode, start: TaskValues, task?: EditedTask): TaskFormState {
  const notify = useNotify()
  const { user } = useMe()
  const today = dateIn(user.timezone, new Date())
  const [first] = useState(start)
  const [values, setValues] = useState(first)
  const [complaints, setComplaints] = useState(NO_COMPLAINTS)
  const send = useTaskCommands(mode, task)
  const uploads = useUploads()
  const attachTo = useAttaching('task', ['tasks'])
  const latest = useLatest(values)

  const attempt = async (): Promise<string | undefined> => {
    try {
      const ids = await send(latest().value)
      await attachTo(await uploads.settled(), ids)
      uploads.clear()
      notify(mode === 'edit' ? 'tasks.saved' : 'tasks.created', {
        type: 'success',
        messageArgs: { smart_count: ids.length },
      })
      return ids[0]
    } catch (error) {
      if (!isFailure(error)) throw error
      setComplaints(complaintsOf(error))
      notify(error.lines.join('. ') || 'app.errors.message.500', { type: 'error' })
      return undefined
    }
  }
  const isComplete = (): boolean => {
    const errors = taskErrors(latest().value, mode, today)
    setComplaints({ errors, refused: [] })
    return Object.keys(errors).length === 0
  }
  const { state, submit } = useSubmitOnUpload(uploads, () => latest().shown && isComplete())
  return {
    values,
    ...complaints,
    today,
    uploads,
    state,
    dirty: uploads.files.length > 0 || JSON.stringify(withoutTab(values)) !== JSON.stringify(withoutTab(first)),
    change: part => {
      setValues(before => ({ ...before, ...part }))
      setComplaints(({ errors, refused }) => ({ errors: without(errors, part), refused }))
    },
    clear: () => setValues({ ...EMPTY_TASK, evaluation: values.evaluation }),
    save: () => submit(attempt),
  }
}

/** Submits what is complete, once all files have arrived, one at a time; a file that failed keeps it from being submitted. */
function useSubmitOnUpload(uploads: Uploads, isComplete: () => boolean) {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'submitting'>('idle')
  const busy = useRef(false)
  const submit = async <Result>(attempt: () => Promise<Result>): Promise<Result | undefined> => {
    if (busy.current || !isComplete()) return undefined
    busy.current = true
    setPhase('waiting')
    try {
      const files = await uploads.settled()
      // What was typed meanwhile counts; whoever closed the form does not want it saved.
      if (hasFailed(files) || !isComplete()) return undefined
      setPhase('submitting')
      return await attempt()
    } finally {
      busy.current = false
      setPhase('idle')
    }
  }
  const { uploading } = uploads
  const state = saveState({
    uploading,
    requested: phase === 'waiting' && uploading,
    submitting: phase === 'submitting',
  })
  return { state, submit }
}

/** The value as it is this very moment, for work that outlives a rendering; `shown` while the component is. */
function useLatest<Value>(value: Value): () => { readonly value: Value; readonly shown: boolean } {
  const latest = useRef({ value, shown: true })
  latest.current = { ...latest.current, value }
  useEffect(() => {
    latest.current = { ...latest.current, shown: true }
    return () => {
      latest.current = { ...latest.current, shown: false }
    }
  }, [])
  return () => latest.current
}

/** Looking at the other tab is no change. */
const withoutTab = ({ evaluation: _tab, ...values }: TaskValues) => values

/** A field that is being changed no longer carries what was wrong with it. */
const without = (errors: TaskErrors, changed: Partial<TaskValues>): TaskErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)))

/** Only the refused creation of a single task is also listed in an alert. */
const complaintsOf = (failure: ApiFailure): Complaints => ({
  errors: errorsOf(failure),
  refused: failure.endpoint === `${createTask.method} ${createTask.path}` ? failure.lines : [],
})

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

const errorsOf = (failure: ApiFailure): TaskErrors =>
  Object.fromEntries(
    failure.errors.flatMap(({ field, message }) => {
      const own = FIELD_OF[field ?? '']
      return own ? [[own, message]] : []
    }),
  )
