// The form of a session as data: what it starts with, what its rules refuse, and what it sends.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { type PersonRef, refOf } from '@practicum/shared/contract/shapes'
import type { MeetingDetails } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { meetingFields, SCHEDULE_TYPES } from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { formProblems } from '@practicum/shared/features/live-sessions/live-sessions.form'
import { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { fromWire, initialRowOf, onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'
import { instantOf, NOTHING_TYPED, type TypedInstant, typedInstant } from '../../ui/typed-instant'

/** Under the names of the contract; people as they were picked, without the host; an instant as it is typed. */
export interface SessionValues extends Omit<RowOf<typeof meetingFields>, 'start_at' | 'duration'> {
  readonly start_at: TypedInstant
  readonly duration: number | null
  readonly users: readonly AvailableUser[]
}

/** What a form is opened for: the zone of the person, and the session that is changed. */
export interface SessionFormFor {
  readonly zone: string
  readonly meeting?: MeetingDetails | undefined
}

export const newSession = (users: readonly AvailableUser[]): SessionValues => ({
  ...initialRowOf(meetingFields),
  ...{ title: '', schedule_type: SCHEDULE_TYPES.scheduled, start_at: NOTHING_TYPED, duration: 50, users },
})

/** Only a session for a set time is changed. */
export const valuesOf = (meeting: MeetingDetails, zone: string): SessionValues => ({
  ...onlyRow(meetingFields, { ...meeting, schedule_type: SCHEDULE_TYPES.scheduled }),
  start_at: typedInstant(meeting.start_at, zone),
  users: meeting.users.filter(user => user.position_id !== meeting.owner.position_id).map(pickedOf),
})

const pickedOf = (person: PersonRef): AvailableUser => ({ ...person, role_name: person.role_keyname })

/** In UTC; null while the day or the time is missing. */
export const startOf = ({ schedule_type, start_at }: SessionValues, zone: string): string | null =>
  schedule_type === SCHEDULE_TYPES.now ? null : instantOf(start_at, zone)

/** What is no number of minutes is refused by the contract. */
const bodyOf = (values: SessionValues, zone: string): BodyInputOf<typeof createMeeting> => ({
  ...{ ...values, start_at: startOf(values, zone), duration: values.duration as number },
  users: values.users.map(refOf),
})

/** What the rules of sessions refuse. */
export function sessionRefusals(values: SessionValues, opened: SessionFormFor, now: Date): readonly Refusal[] {
  const said = fromWire(meetingFields, bodyOf(values, opened.zone))
  const provider = opened.meeting?.provider ?? 'built_in'
  const form = { ...said, provider, participantCount: values.users.length + 1 }
  return formProblems(form, now, opened.meeting?.start_at)
}

/** Answers the id of the session. The host need not be named in a new one; in an edited one the host stays. */
export function sessionRequest(
  values: SessionValues,
  opened: SessionFormFor,
): ContractRequest<{ readonly id: string }> {
  const body = bodyOf(values, opened.zone)
  if (!opened.meeting) return requestOf(createMeeting, { body })
  const { id, owner, version } = opened.meeting
  return requestOf(editMeeting, { params: { id }, body: { ...body, users: [refOf(owner), ...body.users], version } })
}
