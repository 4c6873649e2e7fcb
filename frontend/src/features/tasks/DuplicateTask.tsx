// Hands out a task once more: the form of a new one, filled in as this one is.
import Button from '@mui/material/Button'
import { getTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import { useFailureWords } from '../../providers/use-intent'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useRoleName } from '../../ui/role-name'
import { useToast } from '../../ui/toast'
import { valuesOf } from './edit-task-form'
import type { NewTaskFor } from './new-task-form'

const NewTaskFormDialog = lazyWithRetry(() => import('./NewTaskFormDialog'))

type Duplicate = Pick<NewTaskFor, 'mode' | 'like'>

/** Of a batch: for all of its people. Days that are over by now are not taken along. */
export function DuplicateTask({ id, small = false }: { id: string; small?: boolean }) {
  const translate = useTranslate()
  const api = useApi()
  const toast = useToast()
  const failureWords = useFailureWords()
  const duplicateOf = useDuplicate()
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState<Duplicate>()
  const begin = async (): Promise<void> => {
    setLoading(true)
    try {
      setOpen(duplicateOf(await api.call(getTask, { params: { id } })))
    } catch (error) {
      toast(failureWords(error).join(' '), { type: 'error' })
    } finally {
      setLoading(false)
    }
  }
  return (
    <>
      <Button variant="outlined" size={small ? 'small' : 'medium'} loading={loading} onClick={() => void begin()}>
        {translate('tasks.bulk.duplicate.button')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NewTaskFormDialog {...open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useDuplicate(): (task: TaskDetails) => Duplicate {
  const { user } = useMe()
  const roleName = useRoleName()
  return task => {
    const tomorrow = addDays(dateIn(user.timezone, new Date()), 1)
    const ahead = (day: string | null): string | null => (day !== null && day >= tomorrow ? day : null)
    const values = valuesOf(task)
    const start = ahead(values.start_at)
    const assignees = task.assignees.map(person => ({
      ...person,
      role_name: roleName({ keyname: person.role_keyname, name: person.role_keyname }),
    }))
    return {
      mode: task.self_assigned ? 'self' : 'create',
      like: {
        ...values,
        ...{ start_at: start, publish_later: start !== null, assignees },
        ...{ due_date: ahead(values.due_date), repeat_until: ahead(values.repeat_until) },
      },
    }
  }
}
