// The task modal in its three modes: for others, for oneself, and for changing what exists.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { DESCRIPTION_MAX } from '@practicum/shared/features/tasks/tasks.fields'
import { BATCH_MAX, type TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { addDays } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { ConflictAlert } from '../../ui/form/ConflictAlert'
import { DayField } from '../../ui/form/DayField'
import { FormDialog } from '../../ui/form/FormDialog'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextField } from '../../ui/form/TextField'
import type { FormHandle } from '../../ui/form/use-checked-form'
import { DocumentList, DocumentsField } from '../attachments/documents'
import { useFormDraft } from '../drafts/use-draft'
import { PeopleField } from '../people/PeopleField'
import { DeleteTaskButton } from './DeleteTaskButton'
import { EvaluationField } from './EvaluationField'
import { TaskKindTabs } from './TaskKindTabs'
import { TaskRepeatFields } from './TaskRepeatFields'
import { isRepeatedInstance, mayEditStart, type TaskFormFor, type TaskValues, valuesOf } from './task-form'
import { useTaskForm } from './use-task-form'

export interface TaskFormDialogProps extends TaskFormFor {
  readonly onClose: () => void
}

export default function TaskFormDialog({ onClose, ...opened }: TaskFormDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`tasks.form.${key}`)
  const { mode, task, course } = opened
  const { form, uploads, today, saveAnother, leaveFor } = useTaskForm(opened, onClose)
  const draft = useFormDraft(form, {
    name: `task-${mode}`,
    enabled: mode !== 'edit' && !course,
    // It may have been taken back meanwhile.
    without: ['assignable_id'],
    uploads,
  })
  // Somebody completed or dismissed it meanwhile.
  const closed = task !== undefined && task.status !== 'incomplete'
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={words(mode)}
      {...(closed ? { dismiss: words('close') } : { submit: words('save') })}
      onClose={onClose}
      before={task && !closed && <DeleteTaskButton task={task} onDeleted={() => leaveFor('/tasks#created')} />}
      between={
        offersAnother(opened) && (
          <Button variant="outlined" disabled={form.busy} onClick={saveAnother}>
            {words('save_another')}
          </Button>
        )
      }
    >
      {task && <TaskConflict form={form} task={task} />}
      <TaskFields {...opened} control={form.control} tomorrow={addDays(today, 1)} />
      {!closed && (
        <DocumentsField uploads={uploads}>
          {task && 'documents' in task && <DocumentList documents={task.documents} mayChange touches={['tasks']} />}
        </DocumentsField>
      )}
      <TaskRepeatFields control={form.control} tomorrow={addDays(today, 1)} fixed={task !== undefined} />
    </FormDialog>
  )
}

/** A course is assigned once; another task would be about another course. */
const offersAnother = ({ task, course }: TaskFormFor): boolean => !task && !course

interface TaskFieldsProps extends TaskFormFor {
  readonly control: Control<TaskValues>
  readonly tomorrow: string
}

function TaskFields({ mode, task, course, control, tomorrow }: TaskFieldsProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`tasks.form.${key}`)
  const evaluation = useWatch({ control, name: 'assignable_type' }) === 'Form'
  const title = course?.title ?? (task?.assignable_type === 'CeCourse' ? task.assignable_name : undefined)
  return (
    <>
      <TaskKindTabs control={control} fixed={task !== undefined || course !== undefined} />
      {title && <Alert severity="info">{translate('tasks.form.about_course', { title })}</Alert>}
      {evaluation && <EvaluationField control={control} own={mode === 'self'} fixed={task !== undefined} />}
      <TextField
        control={control}
        name="description"
        label={words(evaluation ? 'note' : 'description')}
        required={!evaluation}
        autoFocus={!evaluation}
        max={DESCRIPTION_MAX}
        multiline
        minRows={3}
      />
      {mode === 'create' && (
        <PeopleField control={control} name="assignees" label={words('assignees')} rules={ASSIGNEES} />
      )}
      <DayField control={control} name="due_date" label={words('due')} min={tomorrow} />
      <StartFields control={control} tomorrow={tomorrow} task={task} />
    </>
  )
}

const ASSIGNEES = { omitted: [], limit: BATCH_MAX }

interface StartFieldsProps {
  readonly control: Control<TaskValues>
  readonly tomorrow: string
  readonly task: TaskView | undefined
}

function StartFields({ control, tomorrow, task }: StartFieldsProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`tasks.form.${key}`)
  const later = useWatch({ control, name: 'publish_later' })
  // What has been published stays so.
  if (task?.published && !isRepeatedInstance(task)) return null
  const fixed = task !== undefined && !mayEditStart(task)
  return (
    <>
      {!task && <SwitchField control={control} name="publish_later" label={words('later')} />}
      {(later || task) && (
        <DayField
          control={control}
          name="start_at"
          label={words('start')}
          min={tomorrow}
          required={!task}
          disabled={fixed}
          help={fixed ? words('start_fixed') : undefined}
        />
      )}
    </>
  )
}

function TaskConflict({ form, task }: { form: FormHandle<TaskValues>; task: TaskView }) {
  const translate = useTranslate()
  const fields = {
    description: translate('tasks.field.description'),
    due_date: translate('tasks.field.due'),
    start_at: translate('tasks.field.start'),
  }
  if (task.status === 'incomplete')
    return (
      <ConflictAlert
        form={form}
        now={valuesOf(task)}
        text={translate('tasks.form.meanwhile.changed')}
        fields={fields}
      />
    )
  const said = translate(`tasks.form.meanwhile.${task.status}`, { name: task.assignee.name })
  return <Alert severity="warning">{`${said} ${translate('tasks.form.meanwhile.closed')}`}</Alert>
}
