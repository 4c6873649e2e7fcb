// The steps that a person can take in a session now: one button each, those with lasting consequences asking first.
import Button from '@mui/material/Button'
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import {
  archiveMeeting,
  cancelMeeting,
  deleteMeeting,
  endMeeting,
  joinMeeting,
  startMeeting,
} from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { Suspense, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { instantByClock } from '../../ui/dates'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useReader } from '../../ui/use-reader'
import { useToldIntent } from '../../ui/use-told-intent'
import { mayTake } from './session-rights'

const SessionFormDialog = lazyWithRetry(() => import('./SessionFormDialog'))

interface OnMeeting {
  readonly meeting: MeetingDetails
}

export function StepButtons({ meeting }: OnMeeting) {
  const me = useMe()
  return (
    <>
      {mayTake('delete', meeting, me) && <ConfirmedStep meeting={meeting} step="delete" />}
      {mayTake('archive', meeting, me) && <ConfirmedStep meeting={meeting} step="archive" />}
      {mayTake('cancel', meeting, me) && <ConfirmedStep meeting={meeting} step="cancel" />}
      {mayTake('edit', meeting, me) && <EditButton meeting={meeting} />}
      {mayTake('start', meeting, me) && <ConfirmedStep meeting={meeting} step="start" />}
      {mayTake('end', meeting, me) && <ConfirmedStep meeting={meeting} step="end" />}
      {mayTake('join', meeting, me) && <JoinButton meeting={meeting} />}
    </>
  )
}

function EditButton({ meeting }: OnMeeting) {
  const translate = useTranslate()
  const [editing, setEditing] = useState(false)
  return (
    <>
      <Button variant="outlined" onClick={() => setEditing(true)}>
        {translate('live-sessions.edit')}
      </Button>
      {editing && (
        <Suspense fallback={null}>
          <SessionFormDialog meeting={meeting} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

export function JoinButton({ meeting, small = false }: OnMeeting & { small?: boolean }) {
  const translate = useTranslate()
  const { run, running } = useToldIntent(joinMeeting, ['dashboards'])
  const join = (): Promise<void> => run({ params: { id: meeting.id } }, () => ['live-sessions.join.success'])
  return (
    <Button
      variant="contained"
      {...(small && { size: 'small', sx: { mb: 1 } })}
      loading={running}
      onClick={() => void join()}
    >
      {translate('live-sessions.join.button')}
    </Button>
  )
}

const ROWS = {
  start: startMeeting,
  end: endMeeting,
  cancel: cancelMeeting,
  delete: deleteMeeting,
  archive: archiveMeeting,
} as const

/** Milliseconds before its time from which on a session may be meant to begin. */
const NEAR_MS = 15 * 60_000

const isEarly = ({ schedule_type, start_at }: MeetingDetails): boolean =>
  schedule_type === SCHEDULE_TYPES.scheduled && Date.parse(start_at) - Date.now() > NEAR_MS

function ConfirmedStep({ meeting, step }: OnMeeting & { step: keyof typeof ROWS }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(ROWS[step], ['dashboards'])
  const danger = step !== 'start'
  const early = step === 'start' && isEarly(meeting)
  const planned = instantByClock(meeting.start_at, useReader())
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const confirm = (): Promise<void> =>
    run({ params: { id: meeting.id } }).then(
      () => {
        notify(`live-sessions.${step}.success`, { type: 'success' })
        close()
      },
      () => undefined,
    )
  return (
    <>
      <Button
        variant={danger ? 'outlined' : 'contained'}
        color={danger ? 'error' : 'primary'}
        onClick={() => setAsking(true)}
      >
        {translate(`live-sessions.${step}.button`)}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate(`live-sessions.${step}.title${early ? '_early' : ''}`)}
          consequence={translate(`live-sessions.${step}.text${early ? '_early' : ''}`, { time: planned })}
          confirm={translate(`live-sessions.${step}.button`)}
          dismiss={translate(`live-sessions.${step}.keep`)}
          danger={danger}
          running={running}
          refused={refused}
          onConfirm={() => void confirm()}
          onClose={close}
        />
      )}
    </>
  )
}
