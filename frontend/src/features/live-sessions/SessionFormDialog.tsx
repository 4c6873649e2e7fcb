// The dialog that plans a session, or changes one that has not started.
import Button from '@mui/material/Button'
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router'
import { FormDialog } from '../../ui/form/FormDialog'
import { useDraft } from '../drafts/use-draft'
import { SessionFields } from './SessionFields'
import { sessionAddress } from './SessionTitle'
import { useSessionForm } from './use-session-form'

export interface SessionFormDialogProps {
  /** Absent: a new session. */
  readonly meeting?: MeetingDetails
  /** Picked from the start. */
  readonly invited?: readonly AvailableUser[]
  readonly onClose: () => void
}

const NOBODY: readonly AvailableUser[] = []

export default function SessionFormDialog({ meeting, invited = NOBODY, onClose }: SessionFormDialogProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const form = useSessionForm(invited, meeting)
  const [savedId, setSavedId] = useState<string>()
  const draft = useDraft({
    form: 'session',
    values: form.values,
    dirty: form.dirty && savedId === undefined,
    enabled: meeting === undefined && invited.length === 0,
    put: form.change,
  })

  // After the form has let go of its guard: what was typed is saved now.
  useEffect(() => {
    if (savedId === undefined) return
    onClose()
    if (!meeting) navigate(sessionAddress({ id: savedId }))
  }, [savedId, meeting, onClose, navigate])

  const submit = meeting ? 'save' : form.values.now ? 'start_now' : 'schedule'
  return (
    <FormDialog
      title={translate(`live-sessions.form.${meeting ? 'edit' : 'create'}`)}
      dirty={form.dirty && savedId === undefined}
      busy={form.running}
      refused={{ lines: form.refused }}
      draft={draft}
      onClose={onClose}
      onSubmit={event => {
        event.preventDefault()
        void form.save().then(id => {
          if (id !== undefined) draft?.saved()
          setSavedId(id)
        })
      }}
      buttons={attemptClose => (
        <>
          <Button onClick={attemptClose} disabled={form.running}>
            {translate('app.form.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={form.running}>
            {translate(`live-sessions.form.${submit}`)}
          </Button>
        </>
      )}
    >
      <SessionFields form={form} exists={meeting !== undefined} />
    </FormDialog>
  )
}
