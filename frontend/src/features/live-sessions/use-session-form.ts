// The working of the session form: its values, its checks, and the commands it sends.
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useMe } from '../../providers/me'
import { useFailureWords, useIntent } from '../../providers/use-intent'
import {
  createPayload,
  editPayload,
  FIELD_OF,
  MAX_MINUTES,
  newSession,
  type SessionErrors,
  type SessionValues,
  sessionErrors,
  valuesOf,
} from './session-form'

export interface SessionFormState {
  readonly values: SessionValues
  readonly errors: SessionErrors
  /** IANA name of the zone in which day and time are meant. */
  readonly zone: string
  readonly dirty: boolean
  readonly running: boolean
  /** Refusals that no field owns. */
  readonly refused: readonly string[]
  readonly change: (part: Partial<SessionValues>) => void
  /** The id of the session, or undefined when it was refused. */
  readonly save: () => Promise<string | undefined>
}

interface Complaints {
  readonly errors: SessionErrors
  readonly refused: readonly string[]
}
const NO_COMPLAINTS: Complaints = { errors: {}, refused: [] }

export function useSessionForm(invited: readonly AvailableUser[], meeting?: MeetingDetails): SessionFormState {
  const notify = useNotify()
  const words = useFailureWords()
  const { zone, check } = useChecks(meeting)
  const [first] = useState<SessionValues>(() => (meeting ? valuesOf(meeting, zone) : newSession(invited)))
  const [values, setValues] = useState(first)
  const [complaints, setComplaints] = useState(NO_COMPLAINTS)
  const { send, running } = useSessionCommands(zone, meeting)

  const attempt = async (): Promise<string | undefined> => {
    try {
      const id = await send(values)
      notify(toldAfter(values, meeting), { type: 'success' })
      return id
    } catch (error) {
      if (!isFailure(error)) throw error
      setComplaints(complaintsOf(error, words(error)))
      return undefined
    }
  }
  const save = async (): Promise<string | undefined> => {
    const errors = check(values)
    setComplaints({ errors, refused: [] })
    return Object.keys(errors).length > 0 || running ? undefined : await attempt()
  }
  return {
    values,
    ...complaints,
    zone,
    running,
    dirty: JSON.stringify(values) !== JSON.stringify(first),
    change: part => {
      setValues(before => ({ ...before, ...part }))
      setComplaints(({ errors, refused }) => ({ errors: without(errors, part), refused }))
    },
    save,
  }
}

function useChecks(meeting: MeetingDetails | undefined) {
  const translate = useTranslate()
  const zone = useMe().user.timezone
  const check = (values: SessionValues): SessionErrors =>
    sessionErrors(values, {
      zone,
      now: new Date(),
      provider: meeting?.provider ?? 'built_in',
      wholeMinutes: translate('live-sessions.whole_minutes', { max: MAX_MINUTES }),
      ...(meeting && { plannedStart: meeting.start_at }),
    })
  return { zone, check }
}

function useSessionCommands(zone: string, meeting: MeetingDetails | undefined) {
  const create = useIntent(createMeeting, ['dashboards'])
  const edit = useIntent(editMeeting, ['dashboards'])
  const send = async (values: SessionValues): Promise<string> => {
    if (!meeting) return (await create.run({ body: createPayload(values, zone) })).id
    return (await edit.run({ params: { id: meeting.id }, body: editPayload(values, meeting, zone) })).id
  }
  return { send, running: create.running || edit.running }
}

/** The day and the time are one value to the rules: touching either takes its complaint away. */
function without(errors: SessionErrors, changed: Partial<SessionValues>): SessionErrors {
  const touched = 'time' in changed || 'now' in changed ? { ...changed, day: null } : changed
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in touched)))
}

/** A field's error may name one of its entries, as `guest_emails.2` does. */
const ownField = (field: string | undefined): keyof SessionValues | undefined => FIELD_OF[field?.split('.')[0] ?? '']

const toldAfter = ({ now }: SessionValues, meeting: MeetingDetails | undefined): string =>
  meeting ? 'live-sessions.saved' : `live-sessions.created.${now ? 'now' : 'later'}`

/** `lines`: the failure in words; what a field owns is said there alone. */
function complaintsOf(failure: ApiFailure, lines: readonly string[]): Complaints {
  const owned = failure.errors.filter(({ field }) => ownField(field))
  const said = new Set(owned.map(({ message }) => message))
  return {
    errors: Object.fromEntries(owned.map(({ field, message }) => [ownField(field), message])),
    refused: lines.filter(line => !said.has(line)),
  }
}
