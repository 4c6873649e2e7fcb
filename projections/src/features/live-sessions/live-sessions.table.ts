// The tables of live sessions: one row a session for its people, and one without anything personal for the waiting room.

import { everybody } from '@practicum/shared/access/policy'
import {
  meetingContent,
  meetingInvitation,
  meetingKind,
} from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export interface JoinedCell {
  readonly userId: string
  readonly positionId: string
  readonly at: string
}

export interface GuestCell {
  readonly id: string
  readonly name: string
  readonly at: string
}

export type MeetingRow = RowOf<typeof meetingKind> &
  RowOf<typeof meetingContent> &
  RowOf<typeof meetingInvitation> & {
    readonly meeting_id: string
    readonly organization_id: string
    readonly host_id: string
    readonly host_position_id: string
    readonly provider: string
    readonly meeting_status: string
    /** The two go together, in the same order; the host is among them. */
    readonly participant_ids: readonly string[]
    readonly participant_position_ids: readonly string[]
    readonly joined: readonly JoinedCell[]
    readonly guests: readonly GuestCell[]
    readonly started_at: string | null
    readonly ended_at: string | null
    readonly archived_at: string | null
    readonly created_at: string
    readonly updated_at: string
    readonly revision: number
    readonly words: readonly string[]
  }

export const meetingTable: TableDefinition<MeetingRow> = {
  name: 'meeting',
  columns: {
    meeting_id: 'uuid',
    organization_id: 'uuid',
    host_id: 'uuid',
    host_position_id: 'uuid',
    ...columnsOf(meetingKind),
    ...columnsOf(meetingContent),
    provider: 'text',
    meeting_status: 'text',
    participant_ids: 'uuid[]',
    participant_position_ids: 'uuid[]',
    ...columnsOf(meetingInvitation),
    joined: 'jsonb',
    guests: 'jsonb',
    started_at: 'timestamptz',
    ended_at: 'timestamptz',
    archived_at: 'timestamptz',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
    revision: 'integer',
    words: 'text[]',
  },
  key: 'meeting_id',
  indexes: [
    'using gin (participant_position_ids)',
    'host_position_id, start_at desc, meeting_id',
    'meeting_status, start_at where archived_at is null',
  ],
  found: { newest: 'created_at' },
  visible: meetingPolicy.see,
}

export type WaitingRoomRow = {
  readonly meeting_id: string
  readonly title: string
  readonly meeting_status: string
  readonly start_at: string
}

/**
 * What whoever holds the code of a session is shown. Visitors have no rights that a row could be locked to, so every row is visible and none holds
 * more than the code gives away; a row is found by the id behind the code alone.
 */
export const waitingRoomTable: TableDefinition<WaitingRoomRow> = {
  name: 'waiting_room',
  columns: { meeting_id: 'uuid', title: 'text', meeting_status: 'text', start_at: 'timestamptz' },
  key: 'meeting_id',
  indexes: [],
  visible: everybody,
}
