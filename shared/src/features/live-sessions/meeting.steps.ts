// Which step a live session allows in which status: asked by the decider, by the checks before starting and joining, and by the screens.
import { type Refusal, refuse } from '../../kernel/refusal'
import type { MeetingStatus } from './live-sessions.contract'

export type MeetingStep = 'edit' | 'start' | 'join' | 'end' | 'cancel' | 'delete' | 'archive'

/** The code of the refusal, by step and status; absent: allowed. */
const REFUSED: Readonly<Record<MeetingStep, Partial<Record<MeetingStatus, string>>>> = {
  edit: { started: 'meeting.already_started', ended: 'meeting.already_finished', canceled: 'meeting.already_finished' },
  start: {
    started: 'meeting.already_started',
    ended: 'meeting.already_finished',
    canceled: 'meeting.already_finished',
  },
  join: { scheduled: 'meeting.not_started', ended: 'meeting.already_finished', canceled: 'meeting.already_finished' },
  end: { scheduled: 'meeting.not_started', ended: 'meeting.already_finished', canceled: 'meeting.already_finished' },
  cancel: { started: 'meeting.already_started', ended: 'meeting.already_finished' },
  // Whoever expects it is told by canceling first.
  delete: { scheduled: 'meeting.not_finished', started: 'meeting.not_finished' },
  archive: { scheduled: 'meeting.not_finished', started: 'meeting.not_finished' },
}

export function stepProblem(step: MeetingStep, status: MeetingStatus): Refusal | undefined {
  const code = REFUSED[step][status]
  return code === undefined ? undefined : refuse(code, { status }, { kind: 'conflict' })
}

export const notHost = (): Refusal => refuse('meeting.not_host', {}, { kind: 'forbidden' })

/** The page of the room that the application serves itself. */
export const roomPath = (meetingId: string): string => `/livesessions/${meetingId}/room`
export const guestPath = (code: string): string => `/join-session/${code}`
/** The public channel of a waiting room, for whoever holds its token. */
export const waitingChannel = (token: string): string => `waiting-${token}`
