// A row of the table of live sessions as the contract shows it.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { asGuest } from '@practicum/shared/features/live-sessions/guest-names'
import type {
  MeetingDetails,
  MeetingProvider,
  MeetingStatus,
  MeetingView,
} from '@practicum/shared/features/live-sessions/live-sessions.contract'
import {
  meetingContent,
  meetingInvitation,
  meetingKind,
} from '@practicum/shared/features/live-sessions/live-sessions.fields'
import type { MeetingFacts } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { roomPath } from '@practicum/shared/features/live-sessions/meeting.steps'
import { initialRowOf, onlyRow } from '@practicum/shared/kernel/fields'
import { selected } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'
import type { MeetingRow } from './live-sessions.table'

type Instants = 'started_at' | 'ended_at' | 'archived_at' | 'created_at' | 'updated_at'

interface ReadParticipant {
  readonly userId: string
  readonly positionId: string
  readonly person: PersonRef | null
}

/** A row as {@link MEETING_COLUMNS} reads it: instants of its past as Date, participants with their names. */
export type ReadMeeting = Omit<MeetingRow, Instants | 'participant_ids'> & {
  readonly started_at: Date | null
  readonly ended_at: Date | null
  readonly archived_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
  readonly participants: readonly ReadParticipant[]
}

export const meetingFactsOf = (row: ReadMeeting): MeetingFacts => ({
  organizationId: row.organization_id,
  hostPositionId: row.host_position_id,
  participantPositionIds: row.participant_position_ids,
  archivedAt: row.archived_at?.toISOString() ?? null,
})

export const MEETING_COLUMNS = `m.meeting_id, m.organization_id, m.host_id, m.host_position_id, m.provider, m.meeting_status,
  ${selected(meetingKind, 'm')}, ${selected(meetingContent, 'm')}, ${selected(meetingInvitation, 'm')},
  m.participant_position_ids, m.joined, m.guests, m.started_at, m.ended_at, m.archived_at, m.created_at, m.updated_at, m.revision, (
    select json_agg(json_build_object('userId', u.user_id, 'positionId', u.position_id,
      'person', ${personJson('u.position_id')}) order by u.place)
    from unnest(m.participant_ids, m.participant_position_ids) with ordinality as u(user_id, position_id, place)
  ) as participants`

const TYPES = { 1: 'live', 2: 'live', 3: 'uploaded', 4: 'telehealth' } as const

export function meetingView(row: ReadMeeting): MeetingView {
  const status = row.meeting_status as MeetingStatus
  return {
    id: row.meeting_id,
    ...onlyRow(meetingKind, row),
    ...onlyRow(meetingContent, row),
    type: TYPES[row.schedule_type],
    status,
    provider: row.provider as MeetingProvider,
    recording_status: 'not_recorded',
    recordings: [],
    owner: named(row, row.host_id, row.host_position_id),
    owner_id: row.host_id,
    users: row.participants.map(({ userId, positionId }) => named(row, userId, positionId)),
    assignees: [],
    join_url: status === 'scheduled' || status === 'started' ? roomPath(row.meeting_id) : null,
    dial_in_phone: null,
    dial_in_code: null,
    ...instants(row),
    version: row.revision,
  }
}

function instants(row: ReadMeeting) {
  return {
    started_at: row.started_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    archived_at: row.archived_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function named(row: ReadMeeting, userId: string, positionId: string): PersonRef {
  const found = row.participants.find(participant => participant.positionId === positionId)
  return shownPerson(found?.person ?? null, userId, positionId)
}

const NO_INVITATION = initialRowOf(meetingInvitation)

/** `guestUrl`: what the host may hand on; null for everybody else, who does not see the guests' addresses either. */
export function meetingDetails(row: ReadMeeting, guestUrl: string | null): MeetingDetails {
  return {
    ...meetingView(row),
    ...(guestUrl === null ? NO_INVITATION : onlyRow(meetingInvitation, row)),
    guest_url: guestUrl,
    comments: [],
    joined: row.joined.map(({ userId, positionId, at }) => ({
      person: named(row, userId, positionId),
      joined_at: at,
    })),
    guests: row.guests.map(({ id, name, at }) => ({ id, name: asGuest(name), joined_at: at })),
  }
}
