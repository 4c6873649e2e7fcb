// Events of live sessions become rows for their people and for the waiting room.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import {
  meetingContent,
  meetingInvitation,
  meetingKind,
} from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import type { MeetingPlan } from '@practicum/shared/features/live-sessions/meeting.state'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { type MeetingRow, meetingTable, type WaitingRoomRow, waitingRoomTable } from './live-sessions.table'

type Touched = Pick<MeetingRow, 'updated_at' | 'revision'>

const touched = ({ meta, revision }: StoredEvent): Touched => ({
  updated_at: meta.occurredAt,
  revision: Number(revision),
})

const planned = (plan: MeetingPlan) => ({
  ...toRow(meetingContent, plan),
  words: wordsOf(plan.title),
  participant_ids: plan.participants.map(({ userId }) => userId),
  participant_position_ids: plan.participants.map(({ positionId }) => positionId),
  ...toRow(meetingInvitation, plan),
})

export const meetingProjection: Projection<MeetingRow> = {
  name: 'meeting',
  version: 5,
  table: meetingTable,
  on: changes<MeetingRow>()(meetingEvents, {
    MeetingCreated: {
      insert: event => ({
        meeting_id: event.data.meetingId,
        organization_id: event.data.organizationId,
        host_id: event.data.hostId,
        host_position_id: event.data.hostPositionId,
        ...toRow(meetingKind, event.data),
        provider: event.data.provider,
        meeting_status: 'scheduled',
        ...planned(event.data),
        joined: [],
        guests: [],
        started_at: null,
        ended_at: null,
        archived_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    MeetingEdited: { patch: event => ({ ...planned(event.data), ...touched(event) }) },
    MeetingStarted: {
      patch: event => ({ meeting_status: 'started', started_at: event.meta.occurredAt, ...touched(event) }),
    },
    ParticipantJoined: {
      patch: (event, row) => {
        const joined = { ...event.data.participant, at: event.meta.occurredAt }
        return { joined: [...row.joined, joined], ...touched(event) }
      },
    },
    GuestJoined: {
      patch: (event, row) => {
        const guest = { id: event.data.guestId, name: event.data.name, at: event.meta.occurredAt }
        return { guests: [...row.guests, guest], ...touched(event) }
      },
    },
    MeetingEnded: {
      patch: event => ({ meeting_status: 'ended', ended_at: event.meta.occurredAt, ...touched(event) }),
    },
    MeetingDeleted: { remove: true },
    MeetingCanceled: { patch: event => ({ meeting_status: 'canceled', ...touched(event) }) },
    MeetingArchived: { patch: event => ({ archived_at: event.meta.occurredAt, ...touched(event) }) },
  }),
}

export const waitingRoomProjection: Projection<WaitingRoomRow> = {
  name: 'waiting_room',
  version: 1,
  table: waitingRoomTable,
  on: changes<WaitingRoomRow>()(meetingEvents, {
    MeetingCreated: {
      insert: ({ data }) => ({
        meeting_id: data.meetingId,
        title: data.title,
        meeting_status: 'scheduled',
        start_at: data.startAt,
      }),
    },
    MeetingEdited: { patch: ({ data }) => ({ title: data.title, start_at: data.startAt }) },
    MeetingStarted: { patch: () => ({ meeting_status: 'started' }) },
    MeetingEnded: { patch: () => ({ meeting_status: 'ended' }) },
    MeetingCanceled: { patch: () => ({ meeting_status: 'canceled' }) },
    MeetingArchived: { remove: true },
    MeetingDeleted: { remove: true },
  }),
}
