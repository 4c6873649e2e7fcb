// The dialog that plans a session, or changes one that has not started.
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { SCHEDULE_TYPES, TITLE_MAX } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import * as Form from '../../ui/form/dialog'
import { useFormDraft } from '../drafts/use-draft'
import { PeopleField } from '../people/PeopleField'
import { GuestEmailsField } from './GuestEmailsField'
import { sessionAddress } from './SessionTitle'
import { newSession, sessionRefusals, sessionRequest, valuesOf } from './session-form'
import { sessionFormMessages } from './session-form.messages'

export interface SessionFormDialogProps {
  /** Absent: a new session. */
  readonly meeting?: MeetingDetails
  /** Picked from the start. */
  readonly invited?: readonly AvailableUser[]
  readonly onClose: () => void
}

const NOBODY: readonly AvailableUser[] = []
const WHEN = { [SCHEDULE_TYPES.scheduled]: 'later', [SCHEDULE_TYPES.now]: 'now' } as const

/** It opens from anywhere: its words come with it. */
export default function SessionFormDialog(props: SessionFormDialogProps) {
  return (
    <ScreenWords name="hosting" english={sessionFormMessages}>
      <SessionForm {...props} />
    </ScreenWords>
  )
}

function SessionForm({ meeting, invited = NOBODY, onClose }: SessionFormDialogProps) {
  const { user, position } = useMe()
  const limit = useSession().state.live_session_participant_limits.general
  const opened = { zone: user.timezone, meeting }
  const now = meeting && valuesOf(meeting, opened.zone)
  const form = Form.useDialogForm({
    messages: 'hosting',
    values: now ?? newSession(invited),
    request: values => sessionRequest(values, opened),
    rules: values => sessionRefusals(values, opened, new Date()),
    touches: ['dashboards'],
    onClose,
    onSaved: ({ id }, { schedule_type }) =>
      meeting
        ? { notice: 'live-sessions.saved' }
        : { notice: `live-sessions.created.${WHEN[schedule_type]}`, to: sessionAddress({ id }) },
  })
  const draft = useFormDraft(form, { name: 'session', enabled: !meeting && invited.length === 0 })
  const { bind, labels, words } = form
  const when = WHEN[form.methods.watch('schedule_type')]
  const kinds = [SCHEDULE_TYPES.scheduled, SCHEDULE_TYPES.now].map(value => ({ value, label: words(WHEN[value]) }))
  // The host has a seat too.
  const rules = { omitted: [position.id], limit: limit - 1 }
  return (
    <Form.FormDialog
      {...{ form, draft, onClose }}
      title={words(meeting ? 'edit' : 'create')}
      submit={words(meeting ? 'save' : `submit.${when}`)}
    >
      {now && <Form.ConflictAlert form={form} now={now} text={words('meanwhile')} fields={labels(Object.keys(now))} />}
      <Form.TextField {...bind('title')} max={TITLE_MAX} required autoFocus />
      <PeopleField {...bind('users')} help={words('host')} rules={rules} />
      {!meeting && <Form.ChoiceField {...bind('schedule_type')} choices={kinds} row />}
      {when === 'later' && <Form.InstantFields control={form.control} name="start_at" zone={opened.zone} required />}
      <Form.NumberField {...bind('duration')} required />
      <Form.SwitchField {...bind('audio_only')} />
      <GuestEmailsField {...bind('guest_emails')} />
    </Form.FormDialog>
  )
}
