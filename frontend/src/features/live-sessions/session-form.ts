// The form of a session as data: what it starts with, what its rules refuse, and what it sends.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { type MeetingDetails, SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { formProblems } from '@practicum/shared/features/live-sessions/live-sessions.form'
import { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

dayjs.extend(utc)
dayjs.extend(timezone)

/** Under the names of the contract; people as they were picked, an instant as it is typed. */
export interface SessionValues {
  readonly title: string
  readonly schedule_type: 1 | 2
  /** `YYYY-MM-DD` and `HH:MM` in the zone of the person. */
  readonly start_at: { readonly day: string | null; readonly time: string | null }
  /** Minutes. */
  readonly duration: number | null
  readonly audio_only: boolean
  /** Without the host. */
  readonly users: readonly AvailableUser[]
  readonly guest_emails: readonly string[]
}

const USUAL_MINUTES = 50

export const newSession = (users: readonly AvailableUser[]): SessionValues => ({
  title: '',
  schedule_type: SCHEDULE_TYPES.scheduled,
  start_at: { day: null, time: null },
  duration: USUAL_MINUTES,
  audio_only: false,
  users,
  guest_emails: [],
})

export function valuesOf(meeting: MeetingDetails, zone: string): SessionValues {
  const { title, duration, audio_only, guest_emails, start_at, users, owner } = meeting
  const start = dayjs(start_at).tz(zone)
  return {
    ...{ title, duration, audio_only, guest_emails },
    schedule_type: SCHEDULE_TYPES.scheduled,
    start_at: { day: start.format('YYYY-MM-DD'), time: start.format('HH:mm') },
    users: users.filter(user => user.position_id !== owner.position_id).map(pickedOf),
  }
}

const pickedOf = (person: PersonRef): AvailableUser => ({ ...person, role_name: person.role_keyname })

/** The instant in UTC; null while the day or the time is missing. */
export function startOf({ schedule_type, start_at: { day, time } }: SessionValues, zone: string): string | null {
  if (schedule_type === SCHEDULE_TYPES.now || day === null || time === null) return null
  return dayjs.tz(`${day} ${time}`, zone).toISOString()
}

/** What a form is opened for. */
export interface SessionFormFor {
  /** Of the person: day and time are meant in it. */
  readonly zone: string
  /** The one that is changed. */
  readonly meeting?: MeetingDetails | undefined
}

/** What the rules of sessions refuse. */
export function sessionRefusals(values: SessionValues, opened: SessionFormFor, now: Date): readonly Refusal[] {
  const startAt = startOf(values, opened.zone)
  const form = {
    title: values.title,
    scheduleType: values.schedule_type,
    startAt,
    duration: values.duration ?? 0,
    participantCount: values.users.length + 1,
    guestEmails: values.guest_emails,
    provider: opened.meeting?.provider ?? 'built_in',
  }
  // A start that has passed since is no mistake of this edit.
  const kept = startAt !== null && startAt === opened.meeting?.start_at
  return formProblems(form, now).filter(({ code }) => !(kept && code === 'meeting.start_in_past'))
}

const refOf = ({ id, position_id }: Pick<PersonRef, 'id' | 'position_id'>) => ({ id, position_id })

/** Answers the id of the session. */
export function sessionRequest(
  values: SessionValues,
  opened: SessionFormFor,
): ContractRequest<{ readonly id: string }> {
  const { meeting } = opened
  const body = bodyOf(values, opened.zone)
  // The host need not be named, since whoever creates a session is in it; of an edited one the host stays.
  if (!meeting) return requestOf(createMeeting, { body })
  const users = [refOf(meeting.owner), ...body.users]
  return requestOf(editMeeting, { params: { id: meeting.id }, body: { ...body, users, version: meeting.version } })
}

function bodyOf(values: SessionValues, zone: string): BodyInputOf<typeof createMeeting> {
  const { title, schedule_type, duration, audio_only, users, guest_emails } = values
  return {
    ...{ schedule_type, audio_only },
    title: title.trim(),
    start_at: startOf(values, zone),
    // What is no number is refused by the contract.
    duration: duration as number,
    users: users.map(refOf),
    guest_emails: [...guest_emails],
  }
}
