// What people do with live sessions over HTTP: create, change, start, join, end, cancel, archive.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { pickedRef } from '../../contract/shapes'
import { changedOf, sentOf } from '../../kernel/fields'
import { ENTERS, meetingStatus, members } from './live-sessions.contract'
import { meetingContent, meetingFields, meetingInvitation, meetingKind, SCHEDULE_TYPES } from './live-sessions.fields'

const feature = 'live-sessions'

const participants = z.array(pickedRef).max(200)

const meetingForm = {
  ...sentOf(meetingKind),
  ...sentOf(meetingContent),
  users: participants,
  ...sentOf(meetingInvitation),
}

const MEETING_EXAMPLE = {
  title: 'Weekly supervision',
  schedule_type: SCHEDULE_TYPES.scheduled,
  start_at: '2030-01-31T12:00:00Z',
  duration: 45,
  users: [{ id: '01999c3e-5b1a-7c44-9f4e-2f6d0c1b8a90', position_id: '01999c3e-5b1a-7c44-9f4e-2f6d0c1b8a91' }],
}

/** What keeps somebody from entering any session. */
const ENTRY_REFUSALS = ['meeting.hipaa_required', 'meeting.access_pass_required', 'meeting.not_allowed'] as const

const FORM_REFUSALS = [
  'meeting.title_required',
  'meeting.participants_required',
  'meeting.date_required',
  'meeting.duration_too_short',
  'meeting.start_in_past',
  'meeting.start_too_far',
  'meeting.guest_duplicate',
  'meeting.too_many_guests',
  'meeting.participant_limit',
  'person.not_available',
] as const

export const EDIT_REFUSALS = [
  ...ENTRY_REFUSALS,
  ...FORM_REFUSALS,
  'meeting.already_started',
  'meeting.already_finished',
  'meeting.host_required',
  'meeting.not_host',
] as const

export const createMeeting = command({
  name: 'createMeeting',
  feature,
  method: 'POST',
  path: '/api/meetings',
  summary: 'Hold a session now or schedule one.',
  access: { ...members, relation: 'every participant is available to the caller in the picker', impersonation: 'deny' },
  body: z.strictObject(meetingForm).meta({ examples: [MEETING_EXAMPLE] }),
  reaches: ({ users }) => users.length,
  answer: z.object({ id: z.uuid(), status: meetingStatus }),
  refusals: [...ENTRY_REFUSALS, ...FORM_REFUSALS, 'meeting.position_inactive'],
})

export const editMeeting = command({
  name: 'editMeeting',
  feature,
  method: 'PUT',
  path: '/api/meetings/:id',
  summary: 'Change a session that has not started; what is left out stays.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({
    ...changedOf(meetingFields),
    users: participants.optional(),
    version: z.int().optional(),
  }),
  /** Those who are in it have been reached before. */
  reaches: () => 1,
  answer: z.object({ id: z.uuid(), version: z.int() }),
  refusals: [...EDIT_REFUSALS, 'meeting.type_fixed', 'version_conflict'],
})

const intent = <Name extends string, Path extends string>(name: Name, path: Path, summary: string, relation: string) =>
  command({
    name,
    feature,
    method: 'POST',
    path,
    summary,
    access: { ...members, relation, impersonation: 'deny' },
    params: byId,
    answer: z.object({ id: z.uuid(), status: meetingStatus, join_url: z.string().nullable() }),
    refusals: [
      'meeting.already_started',
      'meeting.already_finished',
      'meeting.not_started',
      'meeting.not_host',
      ...ENTRY_REFUSALS,
    ],
  })

export const startMeeting = intent(
  'startMeeting',
  '/api/meetings/:id/start',
  'Start a session; waiting guests are let in.',
  'host',
)
export const joinMeeting = intent('joinMeeting', '/api/meetings/:id/join', 'Join a started session.', ENTERS)
export const endMeeting = intent('endMeeting', '/api/meetings/:id/end', 'End a started session for everyone.', 'host')

export const deleteMeeting = command({
  name: 'deleteMeeting',
  feature,
  method: 'DELETE',
  path: '/api/meetings/:id',
  summary: 'Delete a session that was held or canceled; nobody sees it any more.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['meeting.not_finished', 'meeting.not_host'],
})

export const archiveMeeting = command({
  name: 'archiveMeeting',
  feature,
  method: 'POST',
  path: '/api/meetings/:id/archive',
  summary: 'Archive a session that was held or canceled: from then on its host alone sees it.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['meeting.not_finished', 'meeting.not_host'],
})

export const cancelMeeting = command({
  name: 'cancelMeeting',
  feature,
  method: 'DELETE',
  path: '/api/meetings/:id/cancel',
  summary: 'Cancel a session that has not started.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['meeting.already_started', 'meeting.already_finished', 'meeting.not_host'],
})
