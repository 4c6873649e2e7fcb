// Who may call what of live sessions, and what each may do to whose thing: by hand.
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import type { Access, Cast, Thing } from '../harness/access'
import { person } from './people'

async function meeting({ program: { supervisor: own, trainee: part } }: Cast): Promise<Thing> {
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const body = { title: 'Supervision', schedule_type: 2 as const, duration: 50, start_at, users: [part.picked] }
  return { id: (await own.browser.do(createMeeting, { body })).body.id, own, part }
}

const LATER = { start_at: new Date(Date.now() + 7_200_000).toISOString(), duration: 50 }

export const access: Access = {
  roles: `
    addParticipants        . x x x x x
    archiveMeeting         . x x x x x
    cancelMeeting          . x x x x x
    createMeeting          . x x x x x
    deleteMeeting          . x x x x x
    editMeeting            . x x x x x
    endMeeting             . x x x x x
    getMeeting             . x x x x x
    joinAsGuest            x x x x x x
    joinMeeting            . x x x x x
    listArchivedMeetings   . x x x x x
    listParticipants       . x x x x x
    listPastMeetings       . x x x x x
    listScheduledMeetings  . x x x x x
    listUpcomingMeetings   . x x x x x
    meetingCalendar        . x x x x x
    removeParticipant      . x x x x x
    startMeeting           . x x x x x
    verifyJoinable         . x x x x x
    verifyStartable        . x x x x x
    waitingRoom            x x x x x x
  `,
  relations: `
                       own  part colleague coordinator admin former foreign
    addParticipants    x    -    .         .           .     .      .
    archiveMeeting     r    -    .         .           .     .      .
    cancelMeeting      x    -    .         .           .     .      .
    createMeeting      r    x    x         x           .     .      .
    deleteMeeting      r    -    .         .           .     .      .
    editMeeting        r    -    .         .           .     .      .
    endMeeting         r    -    .         .           .     .      .
    getMeeting         x    x    .         .           .     .      .
    joinMeeting        r    r    .         .           .     .      .
    listParticipants   x    x    .         .           .     .      .
    meetingCalendar    x    x    .         .           .     .      .
    removeParticipant  r    -    .         .           .     .      .
    startMeeting       x    -    .         .           .     .      .
    verifyJoinable     x    x    .         .           .     .      .
    verifyStartable    x    x    .         .           .     .      .
  `,
  ofNobody: {
    joinAsGuest: 'a secret code, which is asked about in review-guests.spec.ts',
    waitingRoom: 'a secret code, which is asked about in review-guests.spec.ts',
  },
  things: [
    [/^\/api\/meetings\/:id/, meeting],
    [/^\/api\/meetings$/, person],
  ],
  bodies: {
    createMeeting: (_id, { program }) => ({
      title: 'Round',
      schedule_type: 2,
      ...LATER,
      users: [program.trainee.picked],
    }),
    editMeeting: (_id, { program }) => ({
      title: 'Round',
      schedule_type: 2,
      ...LATER,
      users: [program.trainee.picked],
    }),
    addParticipants: (_id, { program }) => ({ users: [program.otherTrainee.picked] }),
  },
}
