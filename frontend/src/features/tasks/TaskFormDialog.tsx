// The task modal in its three modes: for others, for oneself, and for changing what exists.
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { CeCourseView } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../ui/form/FormDialog'
import type { SaveState } from '../attachments/documents'
import { DeleteTaskButton } from './DeleteTaskButton'
import { MeanwhileAlert } from './MeanwhileAlert'
import { TaskFields } from './TaskFields'
import { EMPTY_TASK, type TaskMode, type TaskValues, valuesOf } from './task-form'
import { useTaskDraft } from './use-task-draft'
import { type EditedTask, type TaskFormState, useTaskForm } from './use-task-form'

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
  // Somebody completed or dismissed it meanwhile.
  const closed = task !== undefined && task.status !== 'incomplete'
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
  // By way of the form, as every submit: what is wrong is shown there.
  const another = useRef(false)
  const submitForAnother = ({ currentTarget }: { currentTarget: HTMLButtonElement }): void => {
    another.current = true
    currentTarget.form?.requestSubmit()
    another.current = false
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
      busy={form.state === 'submitting'}
      draft={draft}
      refused={form.refused}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void (another.current ? saveAndClear() : saveAndGo())
      }}
      buttons={attemptClose => (
        <>
          {mode === 'edit' && task && !closed && (
            <DeleteTaskButton task={task} onDeleted={() => setLeadsTo('/tasks#created')} />
          )}
          <SaveStanding form={form} />
          <Button onClick={attemptClose} disabled={form.state === 'submitting'}>
            {translate(closed ? 'tasks.form.close' : 'app.form.cancel')}
          </Button>
          {mode !== 'edit' && offersAnother(form.values) && (
            <Button variant="outlined" disabled={isBusy(form.state)} onClick={submitForAnother}>
              {translate('tasks.form.save_another')}
            </Button>
          )}
          {!closed && (
            <Button type="submit" variant="contained" loading={isBusy(form.state)}>
              {translate('tasks.form.save')}
            </Button>
          )}
        </>
      )}
    >
      {task && <MeanwhileAlert task={task} values={form.values} />}
      <TaskFields mode={mode} form={form} closed={closed} {...(task && { task })} />
    </FormDialog>
  )
}

function SaveStanding({ form: { state, heldBack } }: { form: TaskFormState }) {
  const translate = useTranslate()
  const held = heldBack && state === 'ready'
  return (
    <Typography
      role={held ? 'alert' : 'status'}
      data-save-state={state}
      variant="body2"
      color={held ? 'error' : 'textSecondary'}
      sx={{ mr: 'auto' }}
    >
      {held && translate('tasks.form.held_back')}
      {state !== 'ready' && translate(`tasks.form.state.${state}`)}
    </Typography>
  )
}

const isBusy = (state: SaveState): boolean => state === 'submitting' || state === 'submitOnUpload'

/** An edited task stays where it is shown. */
const afterSaving = (mode: TaskMode, id: string): string =>
  mode === 'edit' ? '.' : `/tasks/${mode === 'self' ? 'assigned' : 'created'}/${id}`

/** A course is assigned once; another task would be about another course. */
const offersAnother = ({ course }: TaskValues): boolean => course === null
