// The task modal in its three modes: for others, for oneself, and for changing what exists.
import Alert from '@mui/material/Alert'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { taskContent } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { dateIn } from '@practicum/shared/kernel/dates'
import { onlyRow } from '@practicum/shared/kernel/fields'
import { useNotify, useTranslate } from 'react-admin'
import type { ApiFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { ConflictAlert } from '../../ui/form/ConflictAlert'
import { FormDialog } from '../../ui/form/FormDialog'
import type { Refused } from '../../ui/form/RefusedAlert'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { useDialogForm } from '../../ui/form/use-dialog-form'
import { useFields } from '../../ui/form/use-fields'
import { namesOf } from '../../ui/names'
import { DocumentList, DocumentsField, useAttaching } from '../attachments/documents'
import { useFormDraft } from '../drafts/use-draft'
import { DeleteTaskButton } from './DeleteTaskButton'
import { TaskFields } from './TaskFields'
import { TaskRepeatFields } from './TaskRepeatFields'
import {
  EMPTY_TASK,
  type TaskFormFor,
  type TaskMode,
  type TaskValues,
  taskRefusals,
  taskRequest,
  valuesOf,
} from './task-form'

export interface TaskFormDialogProps extends TaskFormFor {
  readonly onClose: () => void
}

export default function TaskFormDialog({ onClose, ...opened }: TaskFormDialogProps) {
  const { mode, task, course } = opened
  const { form, draft, uploads, today } = useTaskForm(opened, onClose)
  const { words } = useFields(form.control, 'tasks.form')
  // Somebody completed or dismissed it meanwhile.
  const closed = task !== undefined && task.status !== 'incomplete'
  return (
    <FormDialog
      {...{ form, draft, onClose }}
      title={words(mode)}
      {...(closed ? { dismiss: words('close') } : { submit: words('save') })}
      before={task && !closed && <DeleteTaskButton task={task} onDeleted={() => form.leaveFor('/tasks#created')} />}
      // A course is assigned once; another task would be about another course.
      another={task || course ? undefined : words('save_another')}
    >
      {task && <TaskConflict form={form} task={task} />}
      <TaskFields {...opened} control={form.control} today={today} />
      {!closed && (
        <DocumentsField uploads={uploads}>
          {task && 'documents' in task && <DocumentList documents={task.documents} mayChange touches={['tasks']} />}
        </DocumentsField>
      )}
      <TaskRepeatFields control={form.control} today={today} fixed={task !== undefined} />
    </FormDialog>
  )
}

function useTaskForm(opened: TaskFormFor, onClose: () => void) {
  const { mode, task, course } = opened
  const today = dateIn(useMe().user.timezone, new Date())
  const { uploads, attachTo } = useAttaching('task', ['tasks'])
  const form = useDialogForm({
    values: task ? valuesOf(task) : { ...EMPTY_TASK, ...(course && { assignable_type: 'CeCourse' as const }) },
    request: values => taskRequest(values, opened),
    rules: values => taskRefusals(values, mode, today),
    touches: ['dashboards'],
    onRefused: useRefusedTask(),
    onSaved: async (answer, { assignees }) => {
      const ids = 'ids' in answer ? answer.ids : [answer.id]
      await attachTo(ids)
      const args = { smart_count: ids.length, names: namesOf(assignees) }
      return { notice: mode === 'edit' ? 'tasks.saved' : 'tasks.created', args, to: afterSaving(mode, ids[0]) }
    },
    another: ({ assignable_type }: TaskValues) => ({ ...EMPTY_TASK, assignable_type }),
    ...{ uploads, onClose },
  })
  // What it is about may have been taken back meanwhile.
  const kept = { name: `task-${mode}`, enabled: !task && !course, without: ['assignable_id'] as const, uploads }
  return { form, draft: useFormDraft(form, kept), uploads, today }
}

/** An edited task stays where it is shown. */
const afterSaving = (mode: TaskMode, id = ''): string =>
  mode === 'edit' ? '.' : `/tasks/${mode === 'self' ? 'assigned' : 'created'}/${id}`

/** What the server says is told in a toast; only the refused creation of a single task is also listed in the alert. */
function useRefusedTask(): (failure: ApiFailure, lines: readonly string[]) => Refused {
  const notify = useNotify()
  return ({ lines: said, endpoint }, lines) => {
    if (said.length === 0) return { lines }
    notify(said.join('. '), { type: 'error' })
    const single = endpoint === `${createTask.method} ${createTask.path}`
    return single ? { title: 'tasks.failed_create', lines: said } : { lines: [] }
  }
}

function TaskConflict({ form, task }: { form: FormHandle<TaskValues>; task: TaskView }) {
  const translate = useTranslate()
  const { labels } = useFields(form.control, 'tasks.field')
  const text = translate('tasks.form.meanwhile.changed')
  const now = valuesOf(task)
  if (task.status === 'incomplete')
    return <ConflictAlert {...{ form, now, text }} fields={labels(Object.keys(onlyRow(taskContent, now)))} />
  const said = translate(`tasks.form.meanwhile.${task.status}`, { name: task.assignee.name })
  return <Alert severity="warning">{`${said} ${translate('tasks.form.meanwhile.closed')}`}</Alert>
}
