// The fields of the task form.
import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { BATCH_MAX, DESCRIPTION_MAX } from '@practicum/shared/features/tasks/tasks.views'
import { addDays } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { DayField } from '../../ui/form/DayField'
import { DocumentList, DocumentsField } from '../attachments/documents'
import { UserPicker } from '../people/UserPicker'
import { EvaluationField } from './EvaluationField'
import { TaskKindTabs } from './TaskKindTabs'
import { TaskRepeatFields } from './TaskRepeatFields'
import { isRepeatedInstance, mayEditStart, type TaskMode } from './task-form'
import type { EditedTask, TaskFormState } from './use-task-form'

export interface TaskFieldsProps {
  readonly mode: TaskMode
  readonly form: TaskFormState
  readonly task?: EditedTask
  /** Nothing can be changed any more; what was typed can be copied. */
  readonly closed: boolean
}

export function TaskFields({ mode, form, task, closed }: TaskFieldsProps) {
  const translate = useTranslate()
  const { values, errors, change } = form
  const tomorrow = addDays(form.today, 1)
  return (
    <Stack spacing={2.5} sx={{ pt: 0.5 }}>
      <TaskKindTabs form={form} fixed={task !== undefined} />
      {values.course && (
        <Alert severity="info">{translate('tasks.form.about_course', { title: values.course.title })}</Alert>
      )}
      {values.evaluation && <EvaluationField form={form} own={mode === 'self'} fixed={task !== undefined} />}
      <TextField
        autoFocus={!values.evaluation}
        required={!values.evaluation}
        multiline
        minRows={3}
        label={translate(`tasks.form.${values.evaluation ? 'note' : 'description'}`)}
        value={values.description}
        onChange={event => change({ description: event.target.value })}
        error={errors.description !== undefined}
        helperText={errors.description}
        slotProps={{ htmlInput: { maxLength: DESCRIPTION_MAX } }}
      />
      {mode === 'create' && (
        <UserPicker
          label={translate('tasks.form.assignees')}
          picked={values.assignees}
          onPick={assignees => change({ assignees })}
          rules={{ omitted: [], limit: BATCH_MAX }}
          error={errors.assignees}
        />
      )}
      <DayField
        label={translate('tasks.form.due')}
        value={values.due}
        min={tomorrow}
        error={errors.due}
        onChange={due => change({ due })}
      />
      <StartFields form={form} tomorrow={tomorrow} {...(task && { task })} />
      {!closed && (
        <DocumentsField uploads={form.uploads}>
          {task && 'documents' in task && <DocumentList documents={task.documents} mayChange touches={['tasks']} />}
        </DocumentsField>
      )}
      <TaskRepeatFields form={form} tomorrow={tomorrow} fixed={task !== undefined} />
    </Stack>
  )
}

interface StartFieldsProps {
  readonly form: TaskFormState
  readonly tomorrow: string
  readonly task?: EditedTask
}

function StartFields({ form, tomorrow, task }: StartFieldsProps) {
  const translate = useTranslate()
  const { values, errors, change } = form
  // What has been published stays so.
  if (task?.published && !isRepeatedInstance(task)) return null
  const fixed = task !== undefined && !mayEditStart(task)
  return (
    <>
      {!task && (
        <FormControlLabel
          control={
            <Checkbox
              checked={values.publishLater}
              onChange={(_event, publishLater) => change({ publishLater, ...(publishLater ? {} : { start: null }) })}
            />
          }
          label={translate('tasks.form.later')}
        />
      )}
      {(values.publishLater || task) && (
        <DayField
          label={translate('tasks.form.start')}
          value={values.start}
          min={tomorrow}
          required={!task}
          disabled={fixed}
          error={errors.start}
          hint={fixed ? translate('tasks.form.start_fixed') : undefined}
          onChange={start => change({ start })}
        />
      )}
    </>
  )
}
