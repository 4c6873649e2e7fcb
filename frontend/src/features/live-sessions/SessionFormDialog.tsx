// The dialog that plans a session, or changes one that has not started.
import Box from '@mui/material/Box'
import { type MeetingDetails, SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useNotify, useTranslate } from 'react-admin'
import { type Control, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useIdlePause } from '../../app/idle/use-idle'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { zoneName } from '../../ui/dates'
import { ChoiceField } from '../../ui/form/ChoiceField'
import { ConflictAlert } from '../../ui/form/ConflictAlert'
import { DayField } from '../../ui/form/DayField'
import { FormDialog } from '../../ui/form/FormDialog'
import { NumberField } from '../../ui/form/NumberField'
import { SwitchField } from '../../ui/form/SwitchField'
import { TextField } from '../../ui/form/TextField'
import { TimeField } from '../../ui/form/TimeField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useFormDraft } from '../drafts/use-draft'
import { PeopleField } from '../people/PeopleField'
import { GuestEmailsField } from './GuestEmailsField'
import { sessionAddress } from './SessionTitle'
import { newSession, type SessionValues, sessionRefusals, sessionRequest, valuesOf } from './session-form'

export interface SessionFormDialogProps {
  /** Absent: a new session. */
  readonly meeting?: MeetingDetails
  /** Picked from the start. */
  readonly invited?: readonly AvailableUser[]
  readonly onClose: () => void
}

const NOBODY: readonly AvailableUser[] = []
const TITLE_MAX = 200
const { now: NOW, scheduled: LATER } = SCHEDULE_TYPES
const WHEN = { [NOW]: 'now', [LATER]: 'later' } as const
const SUBMIT = { now: 'start_now', later: 'schedule' } as const

export default function SessionFormDialog({ meeting, invited = NOBODY, onClose }: SessionFormDialogProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`live-sessions.form.${key}`)
  const notify = useNotify()
  const navigate = useNavigate()
  const opened = { zone: useMe().user.timezone, meeting }
  const form = useContractForm({
    values: meeting ? valuesOf(meeting, opened.zone) : newSession(invited),
    request: values => sessionRequest(values, opened),
    rules: values => sessionRefusals(values, opened, new Date()),
    touches: ['dashboards'],
    onSaved: ({ id }, { schedule_type }, { leave }) => {
      notify(meeting ? 'live-sessions.saved' : `live-sessions.created.${WHEN[schedule_type]}`, { type: 'success' })
      leave(() => {
        onClose()
        if (!meeting) navigate(sessionAddress({ id }))
      })
    },
  })
  useIdlePause(form.running)
  const draft = useFormDraft(form, { name: 'session', enabled: !meeting && invited.length === 0 })
  const when = WHEN[useWatch({ control: form.control, name: 'schedule_type' })]
  return (
    <FormDialog
      form={form}
      draft={draft}
      title={words(meeting ? 'edit' : 'create')}
      submit={words(meeting ? 'save' : SUBMIT[when])}
      onClose={onClose}
    >
      {meeting && (
        <ConflictAlert
          form={form}
          now={valuesOf(meeting, opened.zone)}
          text={words('meanwhile')}
          fields={labelsOf(words)}
        />
      )}
      <SessionFields control={form.control} zone={opened.zone} exists={meeting !== undefined} />
    </FormDialog>
  )
}

interface SessionFieldsProps {
  readonly control: Control<SessionValues>
  readonly zone: string
  /** A session that exists keeps its kind. */
  readonly exists: boolean
}

function SessionFields({ control, zone, exists }: SessionFieldsProps) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`live-sessions.form.${key}`)
  const { position } = useMe()
  const limit = useSession().state.live_session_participant_limits.general
  // The host has a seat too.
  const rules = { omitted: [position.id], limit: limit - 1 }
  const kinds = [LATER, NOW].map(value => ({ value, label: words(WHEN[value]) }))
  const now = useWatch({ control, name: 'schedule_type' }) === NOW
  return (
    <>
      <TextField control={control} name="title" label={words('title')} max={TITLE_MAX} required autoFocus />
      <PeopleField control={control} name="users" label={words('people')} help={words('host')} rules={rules} />
      {!exists && <ChoiceField control={control} name="schedule_type" label={words('when')} choices={kinds} row />}
      {!now && <StartFields control={control} zone={zone} />}
      <NumberField control={control} name="duration" label={words('duration')} required />
      <SwitchField control={control} name="audio_only" label={words('audio_only')} />
      <GuestEmailsField control={control} name="guest_emails" label={words('guests')} />
    </>
  )
}

function StartFields({ control, zone }: { control: Control<SessionValues>; zone: string }) {
  const translate = useTranslate()
  const words = (key: string, values = {}): string => translate(`live-sessions.form.${key}`, values)
  const help = words('zone', { zone: zoneName(zone) })
  const today = dateIn(zone, new Date())
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <DayField control={control} name="start_at.day" label={words('date')} min={today} required />
      <TimeField
        control={control}
        name="start_at.time"
        label={words('time')}
        help={help}
        deps="start_at.day"
        required
      />
    </Box>
  )
}

/** What somebody else may have changed meanwhile. */
const labelsOf = (words: (key: string) => string) => ({
  title: words('title'),
  users: words('people'),
  start_at: words('date'),
  duration: words('duration'),
  audio_only: words('audio_only'),
  guest_emails: words('guests'),
})
