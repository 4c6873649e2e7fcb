// The fields of the task modal: what is asked for depends on the kind of task, and on whether it exists.
import Alert from '@mui/material/Alert'
import { DESCRIPTION_MAX } from '@practicum/shared/features/tasks/tasks.fields'
import { BATCH_MAX } from '@practicum/shared/features/tasks/tasks.views'
import { addDays } from '@practicum/shared/kernel/dates'
import { useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { DayField } from '../../ui/form/DayField'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextField } from '../../ui/form/TextField'
import { useFields } from '../../ui/form/use-fields'
import { PeopleField } from '../people/PeopleField'
import { EvaluationField } from './EvaluationField'
import { TaskKindTabs } from './TaskKindTabs'
import type { TaskFormFor, TaskValues } from './task-form'
import { isRepeatedInstance, mayEditStart } from './task-rights'

export interface TaskFieldsProps extends TaskFormFor {
  readonly control: Control<TaskValues>
  readonly today: string
}

const ASSIGNEES = { omitted: [], limit: BATCH_MAX }

export function TaskFields(props: TaskFieldsProps) {
  const { mode, task, course, control, today } = props
  const { bind, words } = useFields(control, 'tasks.form')
  const evaluation = useWatch({ control, name: 'assignable_type' }) === 'Form'
  // What has been published stays so.
  const published = task?.published && !isRepeatedInstance(task)
  return (
    <>
      <TaskKindTabs control={control} fixed={task !== undefined || course !== undefined} />
      <AboutCourse {...{ course, task }} />
      {evaluation && <EvaluationField control={control} own={mode === 'self'} fixed={task !== undefined} />}
      <TextField
        {...bind('description')}
        {...(evaluation ? { label: words('note') } : { required: true, autoFocus: true })}
        max={DESCRIPTION_MAX}
        multiline
        minRows={3}
      />
      {mode === 'create' && <PeopleField {...bind('assignees')} rules={ASSIGNEES} />}
      <DayField {...bind('due_date')} min={addDays(today, 1)} />
      {!published && <StartFields {...props} />}
    </>
  )
}

function AboutCourse({ course, task }: Pick<TaskFieldsProps, 'course' | 'task'>) {
  const translate = useTranslate()
  const title = course?.title ?? (task?.assignable_type === 'CeCourse' ? task.assignable_name : undefined)
  return title ? <Alert severity="info">{translate('tasks.form.about_course', { title })}</Alert> : null
}

function StartFields({ task, control, today }: TaskFieldsProps) {
  const { bind, words } = useFields(control, 'tasks.form')
  const later = useWatch({ control, name: 'publish_later' })
  const fixed = task !== undefined && !mayEditStart(task)
  const help = fixed ? words('start_fixed') : undefined
  return (
    <>
      {!task && <SwitchField {...bind('publish_later')} />}
      {(later || task) && (
        <DayField {...bind('start_at')} {...{ help, min: addDays(today, 1), required: !task, disabled: fixed }} />
      )}
    </>
  )
}
