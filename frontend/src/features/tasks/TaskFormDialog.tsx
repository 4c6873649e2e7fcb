// The task modal in its three modes: for others, for oneself, and for changing what exists.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../ui/form/FormDialog'
import type { SaveState } from '../attachments/documents'
import { DeleteTaskButton } from './DeleteTaskButton'
import { TaskFields } from './TaskFields'
import { EMPTY_TASK, type TaskMode, type TaskValues, valuesOf } from './task-form'
import { useTaskDraft } from './use-task-draft'
import { type EditedTask, useTaskForm } from './use-task-form'

export interface TaskFormDialogProps {
  readonly mode: TaskMode
  readonly task?: EditedTask
  /** The course that a new task is about. */
  readonly course?: CeCourseView
  readonly onClose: () => void
}

export default function TaskFormDialog({ mode, task, course, onClose }: TaskFormDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const form = useTaskForm(mode, task ? valuesOf(task) : { ...EMPTY_TASK, course: course ?? null }, task)
  const [leadsTo, setLeadsTo] = useState<string>()
  const dirty = form.dirty && leadsTo === undefined
  const draft = useTaskDraft(mode, { ...form, dirty })

  // After the form has let go of its guard: what was typed is saved now.
  useEffect(() => {
    if (leadsTo === undefined) return
    onClose()
    navigate(leadsTo)
  }, [leadsTo, onClose, navigate])

  const saveAndGo = async (): Promise<void> => {
    const id = await form.save()
    if (id === undefined) return
    draft?.saved()
    setLeadsTo(afterSaving(mode, id))
  }
  const saveAndClear = async (): Promise<void> => {
    if ((await form.save()) === undefined) return
    draft?.startOver()
    form.clear()
  }
  return (
    <FormDialog
      title={translate(`tasks.form.${mode}`)}
      dirty={dirty}
      draft={draft}
      refused={{ title: translate('tasks.failed_create'), lines: form.refused }}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void saveAndGo()
      }}
      buttons={attemptClose => (
        <>
          {mode === 'edit' && task && <DeleteTaskButton task={task} onDeleted={() => setLeadsTo('/tasks#created')} />}
          <Typography
            role="status"
            data-save-state={form.state}
            variant="body2"
            color="textSecondary"
            sx={{ mr: 'auto' }}
          >
            {form.state !== 'ready' && translate(`tasks.form.state.${form.state}`)}
          </Typography>
          <Button onClick={attemptClose}>{translate('app.form.cancel')}</Button>
          {mode !== 'edit' && offersAnother(form.values) && (
            <Button variant="outlined" disabled={isBusy(form.state)} onClick={() => void saveAndClear()}>
              {translate('tasks.form.save_another')}
            </Button>
          )}
          <Button type="submit" variant="contained" loading={isBusy(form.state)}>
            {translate('tasks.form.save')}
          </Button>
        </>
      )}
    >
      <TaskFields mode={mode} form={form} {...(task && { task })} />
    </FormDialog>
  )
}

const isBusy = (state: SaveState): boolean => state === 'submitting' || state === 'submitOnUpload'

/** An edited task stays where it is shown. */
const afterSaving = (mode: TaskMode, id: string): string =>
  mode === 'edit' ? '.' : `/tasks/${mode === 'self' ? 'assigned' : 'created'}/${id}`

/** A course is assigned once; another task would be about another course. */
const offersAnother = ({ course }: TaskValues): boolean => course === null
