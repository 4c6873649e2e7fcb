// What every task says: the fields that the form of a new one and of one that exists have in common.
import Alert from '@mui/material/Alert'
import type { FormView } from '@practicum/shared/features/forms/forms.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { DESCRIPTION_MAX, type taskFields } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import type { RowOf } from '@practicum/shared/kernel/fields'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import * as Form from '../../ui/form/dialog'
import { EvaluationField } from './EvaluationField'
import { TaskKindTabs } from './TaskKindTabs'

/** Under the names of the contract; people and a form as they were picked. */
export interface TaskValues extends RowOf<typeof taskFields> {
  /** `Form`: an evaluation, which asks for a form; a general task asks for words. */
  readonly assignable_type: TaskView['assignable_type']
  readonly assignable_id: FormView | null
  readonly assignees: readonly AvailableUser[]
  readonly publish_later: boolean
}

export interface TaskFieldsProps {
  readonly form: Form.DialogForm<TaskValues>
  /** The title of the course that it is about. */
  readonly course: string | null | undefined
  /** What exists stays about what it is about. */
  readonly fixed?: boolean
  /** For oneself: only forms that the reader's own role may submit. */
  readonly own?: boolean
  readonly earliest: string
  /** Between what is to be done and until when. */
  readonly children?: ReactNode
}

export function TaskFields({ form, course, fixed = false, own = false, earliest, children }: TaskFieldsProps) {
  const { bind, control, words } = form
  const evaluation = useWatch({ control, name: 'assignable_type' }) === 'Form'
  const asked = evaluation ? { label: words('note') } : { required: true, autoFocus: true }
  return (
    <>
      <TaskKindTabs {...bind('assignable_type')} fixed={fixed || Boolean(course)} />
      {course && <Alert severity="info">{words('about_course', { title: course })}</Alert>}
      {evaluation && <EvaluationField {...bind('assignable_id')} own={own} disabled={fixed} />}
      <Form.TextField {...bind('description')} {...asked} max={DESCRIPTION_MAX} multiline minRows={3} />
      {children}
      <Form.DayField {...bind('due_date')} min={earliest} />
    </>
  )
}
