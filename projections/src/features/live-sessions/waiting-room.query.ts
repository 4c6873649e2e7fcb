// The public waiting room: a code leads to one session, and of that session to its title, its start and whether it has begun.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import { behindCode } from '@practicum/infra/sessions/guest-codes'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { MeetingStatus } from '@practicum/shared/features/live-sessions/live-sessions.contract'
import { roomPath, waitingChannel } from '@practicum/shared/features/live-sessions/meeting.steps'
import { waitingRoom } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { INVALID_ROOM } from '@practicum/shared/features/live-sessions/waiting-room.invalid'

export interface WaitingRoomReads {
  readonly capabilities: Pick<Capabilities, 'tokenOf' | 'subjectOf'>
  readonly attempts: AttemptLimiter
}

type Answer = AnswerOf<typeof waitingRoom>

interface ReadWaitingRoom {
  readonly meeting_id: string
  readonly title: string
  readonly meeting_status: MeetingStatus
  readonly start_at: Date
}

export function waitingRoomQuery({ capabilities, attempts }: WaitingRoomReads): QueryBinding {
  return bindQuery(waitingRoom, ['waiting_room'], async ({ params, db, caller }) => {
    const meetingId = await behindCode({ attempts, capabilities }, caller.ip, params.code)
    if (meetingId === undefined) return INVALID_ROOM
    const [row] = await db.query<ReadWaitingRoom>('select * from read.waiting_room where meeting_id = $1', [meetingId])
    return row ? answerOf(row, waitingChannel(capabilities.tokenOf('waiting', meetingId))) : INVALID_ROOM
  })
}

/** A canceled session is shown as an invalid one: there is nothing to wait for. */
function answerOf({ meeting_id, title, meeting_status: status, start_at }: ReadWaitingRoom, channel: string): Answer {
  if (status === 'canceled') return INVALID_ROOM
  return {
    ...INVALID_ROOM,
    state: status,
    id: meeting_id,
    status,
    title,
    start_at: start_at.toISOString(),
    join_url: status === 'started' ? roomPath(meeting_id) : null,
    channel,
  }
}
