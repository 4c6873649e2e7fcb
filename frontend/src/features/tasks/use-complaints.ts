// What is wrong with the task form at the moment: beside its fields, in its alert, or in a toast.
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { ApiFailure } from '../../providers/api-failure'
import { useFailureWords } from '../../providers/use-intent'
import type { Refused } from '../../ui/form/RefusedAlert'
import { FIELD_OF, type TaskErrors } from './task-errors'
import type { TaskValues } from './task-form'

interface Complaints {
  readonly errors: TaskErrors
  readonly refused: Refused
}
const NOTHING_REFUSED: Refused = { lines: [] }

export interface ComplaintsState extends Complaints {
  /** The form was checked. */
  readonly found: (errors: TaskErrors) => void
  /** The server was asked, and did not do it. */
  readonly failed: (failure: ApiFailure) => void
  /** A field that is being changed no longer carries what was wrong with it. */
  readonly touched: (part: Partial<TaskValues>) => void
}

export function useComplaints(): ComplaintsState {
  const notify = useNotify()
  const words = useFailureWords()
  const [complaints, setComplaints] = useState<Complaints>({ errors: {}, refused: NOTHING_REFUSED })
  return {
    ...complaints,
    found: errors => setComplaints({ errors, refused: NOTHING_REFUSED }),
    failed: failure => {
      setComplaints({ errors: errorsOf(failure), refused: refusedOf(failure, words(failure)) })
      if (failure.lines.length > 0) notify(failure.lines.join('. '), { type: 'error' })
    },
    touched: part => setComplaints(({ errors, refused }) => ({ errors: without(errors, part), refused })),
  }
}

const without = (errors: TaskErrors, changed: Partial<TaskValues>): TaskErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)))

/** What the server says is told in a toast; only the refused creation of a single task is also listed in the alert. */
function refusedOf(failure: ApiFailure, words: readonly string[]): Refused {
  if (failure.lines.length === 0) return { lines: words }
  const single = failure.endpoint === `${createTask.method} ${createTask.path}`
  return single ? { title: 'tasks.failed_create', lines: failure.lines } : NOTHING_REFUSED
}

const errorsOf = (failure: ApiFailure): TaskErrors =>
  Object.fromEntries(
    failure.errors.flatMap(({ field, message }) => {
      const own = FIELD_OF[field ?? '']
      return own ? [[own, message]] : []
    }),
  )
