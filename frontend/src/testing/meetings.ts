// Live sessions as the server answers them, for specs of screens.
import type { MeetingDetails, MeetingView } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import {
  meetingContent,
  meetingInvitation,
  meetingKind,
} from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { initialRowOf, toRow } from '@practicum/shared/kernel/fields'
import { aPerson, idOf, marisol } from './fixtures'

const host = marisol
const ana = aPerson(11, 'Ana Ruiz')

const { sample } = meetingEvents.definitions.MeetingCreated

export const aMeeting = (changes: Partial<MeetingView> = {}): MeetingView => ({
  id: idOf(2000),
  ...toRow(meetingKind, sample),
  ...toRow(meetingContent, sample),
  type: 'live',
  status: 'scheduled',
  provider: 'built_in',
  recording_status: 'not_recorded',
  owner: host,
  owner_id: host.id,
  users: [host, ana],
  assignees: [],
  start_at: '2026-12-01T18:00:00.000Z',
  join_url: null,
  dial_in_phone: null,
  dial_in_code: null,
  recordings: [],
  started_at: null,
  ended_at: null,
  archived_at: null,
  created_at: '2026-11-20T18:00:00.000Z',
  updated_at: '2026-11-20T18:00:00.000Z',
  version: 4,
  ...changes,
})

/** Hosted by the person of `aUser`; `hostedByAna` makes that person a participant. */
export const aMeetingInFull = (changes: Partial<MeetingDetails> = {}): MeetingDetails => ({
  ...aMeeting(),
  ...initialRowOf(meetingInvitation),
  comments: [],
  joined: [],
  guests: [],
  guest_url: '/join-session/secret',
  ...changes,
})

export const hostedByAna: Partial<MeetingDetails> = { owner: ana, owner_id: ana.id, guest_url: null }
export const started: Partial<MeetingDetails> = { status: 'started', started_at: '2026-11-21T18:00:00.000Z' }
export const joinedByMe: Partial<MeetingDetails> = {
  joined: [{ person: host, joined_at: '2026-11-21T18:01:00.000Z' }],
}
