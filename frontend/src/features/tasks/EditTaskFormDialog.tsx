// The form of a task that exists: its words and its days; what it is about and how it repeats is fixed.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { taskContent } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { onlyRow } from '@practicum/shared/kernel/fields'
import { useMe } from '../../providers/me'
import * as Form from '../../ui/form/dialog'
import { DocumentList, DocumentsField, useAttaching } from '../attachments/documents'
import { DeleteTaskButton } from './DeleteTaskButton'
import { courseOf, editTaskRefusals, editTaskRequest, valuesOf } from './edit-task-form'
import { TaskFields, type TaskValues } from './TaskFields'
import { isRepeatedInstance, mayEditStart } from './task-rights'

export interface EditTaskFormProps {
  readonly task: TaskDetails
  readonly onClose: () => void
  /** It leads nowhere: the page behind it, a list, stays as it is filtered and turned. */
  readonly inPlace?: boolean | undefined
}

interface EditTaskParts {
  readonly form: Form.DialogForm<TaskValues>
  readonly task: TaskDetails
}

export default function EditTaskFormDialog({ task, onClose, inPlace = false }: EditTaskFormProps) {
  const { user } = useMe()
  const tomorrow = addDays(dateIn(user.timezone, new Date()), 1)
  const { uploads, attachTo } = useAttaching('task', ['tasks'])
  const form = Form.useDialogForm({
    ...{ messages: 'tasks.form', touches: ['dashboards'], onRefused: Form.useToastRefusal(), uploads, onClose },
    values: valuesOf(task),
    request: values => editTaskRequest(values, task),
    rules: editTaskRefusals,
    onSaved: async ({ id }) => {
      await attachTo([id])
      return { notice: 'tasks.saved', ...(!inPlace && { to: '.' }) }
    },
  })
  const { words } = form
  const leave = (): void => form.leaveFor(inPlace ? undefined : '/tasks#created')
  // Somebody completed or dismissed it meanwhile.
  const closed = task.status !== 'incomplete'
  return (
    <Form.FormDialog
      {...{ form, onClose, title: words('edit') }}
      {...(closed ? { dismiss: words('close') } : { submit: words('save') })}
      before={!closed && !user.is_impersonating && <DeleteTaskButton task={task} onDeleted={leave} />}
    >
      <ChangedMeanwhile {...{ form, task }} />
      <TaskFields {...{ form }} course={courseOf(task)} fixed earliest={tomorrow} />
      <StartField {...{ form, task }} min={tomorrow} />
      {!closed && !user.is_impersonating && (
        <DocumentsField uploads={uploads}>
          <DocumentList documents={task.documents} mayChange touches={['tasks']} />
        </DocumentsField>
      )}
      {task.repeat_on !== 'single' && <FixedRepetition {...{ form, task }} />}
    </Form.FormDialog>
  )
}

/** What has been published stays so; a repeated instance shows when it was. */
function StartField({ task, form: { bind, words }, min }: EditTaskParts & { readonly min: string }) {
  if (task.published && !isRepeatedInstance(task)) return null
  const fixed = mayEditStart(task) ? {} : { disabled: true, help: words('start_fixed') }
  return <Form.DayField {...bind('start_at')} {...fixed} min={min} />
}

function FixedRepetition({ task, form: { bind, words } }: EditTaskParts) {
  return (
    <Stack spacing={2}>
      <Form.SwitchField {...bind('repeat_on')} choices={['single', 'schedule']} disabled />
      <Typography variant="body2" color="textSecondary">
        {words('repeat_fixed')}
      </Typography>
      <Form.SwitchField
        {...bind('repeat_on')}
        label={words('on_complete')}
        choices={['schedule', 'complete']}
        disabled
      />
      <Form.NumberField {...bind('repeat_days')} disabled required />
      {task.due_after !== null && <Form.NumberField {...bind('due_after')} disabled />}
      {task.repeat_on === 'schedule' && <Form.DayField {...bind('repeat_until')} disabled required />}
    </Stack>
  )
}

function ChangedMeanwhile({ form, task }: EditTaskParts) {
  const { labels } = Form.useFields(form.control, 'tasks.field')
  const now = valuesOf(task)
  if (task.status === 'incomplete')
    return (
      <Form.ConflictAlert
        {...{ form, now }}
        text={form.words('meanwhile.changed')}
        fields={labels(Object.keys(onlyRow(taskContent, now)))}
      />
    )
  const said = form.words(`meanwhile.${task.status}`, { name: task.assignee.name })
  return <Alert severity="warning">{`${said} ${form.words('meanwhile.closed')}`}</Alert>
}
