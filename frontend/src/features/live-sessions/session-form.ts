// The form of a session as data: what it starts with, what is wrong with it, and what it sends.
import { messageOf } from '@practicum/shared/contract/messages'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  type MeetingDetails,
  type MeetingProvider,
  SCHEDULE_TYPES,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { formProblems } from '@practicum/shared/features/live-sessions/live-sessions.form'
import type { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone'
import utc from 'dayjs/plugin/utc'

dayjs.extend(utc)
dayjs.extend(timezone)

export interface SessionValues {
  readonly title: string
  readonly now: boolean
  /** `YYYY-MM-DD` and `HH:MM` in the zone of the person. */
  readonly day: string | null
  readonly time: string | null
  /** Minutes, as typed. */
  readonly duration: string
  readonly audioOnly: boolean
  /** Without the host. */
  readonly people: readonly AvailableUser[]
  readonly guests: readonly string[]
}

export type SessionErrors = { readonly [Field in keyof SessionValues]?: string }

const USUAL_MINUTES = '50'
export const MAX_MINUTES = 1440

export const newSession = (people: readonly AvailableUser[]): SessionValues => ({
  title: '',
  now: false,
  day: null,
  time: null,
  duration: USUAL_MINUTES,
  audioOnly: false,
  people,
  guests: [],
})

export function valuesOf(meeting: MeetingDetails, zone: string): SessionValues {
  const start = dayjs(meeting.start_at).tz(zone)
  return {
    title: meeting.title,
    now: false,
    day: start.format('YYYY-MM-DD'),
    time: start.format('HH:mm'),
    duration: String(meeting.duration),
    audioOnly: meeting.audio_only,
    people: meeting.users.filter(user => user.position_id !== meeting.owner.position_id).map(pickedOf),
    guests: meeting.guest_emails,
  }
}

const pickedOf = (person: PersonRef): AvailableUser => ({ ...person, role_name: person.role_keyname })

/** The contract's field to the form's. */
export const FIELD_OF: Readonly<Record<string, keyof SessionValues>> = {
  title: 'title',
  schedule_type: 'now',
  start_at: 'day',
  duration: 'duration',
  audio_only: 'audioOnly',
  users: 'people',
  guest_emails: 'guests',
}

/** The instant in UTC; null while the day or the time is missing. */
export const startOf = ({ now, day, time }: SessionValues, zone: string): string | null =>
  now || day === null || time === null ? null : dayjs.tz(`${day} ${time}`, zone).toISOString()

export interface FormFacts {
  readonly zone: string
  readonly now: Date
  readonly provider: MeetingProvider
  /** Minutes must be whole: said in words the caller brings. */
  readonly wholeMinutes: string
  /** Where the edited session starts so far: a start that has passed since is no mistake of this edit. */
  readonly plannedStart?: string
}

/** The product's own rules, asked before the server is. */
export function sessionErrors(values: SessionValues, facts: FormFacts): SessionErrors {
  const minutes = minutesOf(values)
  if (minutes === undefined)
    return { ...sessionErrors({ ...values, duration: USUAL_MINUTES }, facts), duration: facts.wholeMinutes }
  const startAt = startOf(values, facts.zone)
  const form = {
    title: values.title,
    scheduleType: scheduleTypeOf(values),
    startAt,
    duration: minutes,
    participantCount: values.people.length + 1,
    guestEmails: values.guests,
    provider: facts.provider,
  }
  const kept = startAt !== null && startAt === facts.plannedStart
  const problems = formProblems(form, facts.now).filter(({ code }) => !(kept && code === 'meeting.start_in_past'))
  const fields = problems.map(problem => [FIELD_OF[problem.field ?? ''], messageOf(problem.code, problem.data)])
  return Object.fromEntries(fields.reverse())
}

function minutesOf({ duration }: SessionValues): number | undefined {
  const minutes = Number(duration)
  return /^\d+$/.test(duration.trim()) && minutes <= MAX_MINUTES ? minutes : undefined
}

const scheduleTypeOf = ({ now }: SessionValues) => (now ? SCHEDULE_TYPES.now : SCHEDULE_TYPES.scheduled)
const refOf = ({ id, position_id }: Pick<PersonRef, 'id' | 'position_id'>) => ({ id, position_id })

/** The host need not be named: whoever creates a session is in it. */
export const createPayload = (values: SessionValues, zone: string): BodyInputOf<typeof createMeeting> => ({
  title: values.title.trim(),
  schedule_type: scheduleTypeOf(values),
  start_at: startOf(values, zone),
  duration: Number(values.duration),
  audio_only: values.audioOnly,
  users: values.people.map(refOf),
  guest_emails: [...values.guests],
})

/** The host stays among the participants. */
export function editPayload(
  values: SessionValues,
  meeting: MeetingDetails,
  zone: string,
): BodyInputOf<typeof editMeeting> {
  const { users, ...others } = createPayload(values, zone)
  return { ...others, users: [refOf(meeting.owner), ...users], version: meeting.version }
}
