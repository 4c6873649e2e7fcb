// What happens to a live session. Its title, the addresses of its guests and their names are sealed to the host, who holds the session.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, sealed } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { meetingProvider } from './live-sessions.contract'
import { meetingContent, meetingInvitation, meetingKind } from './live-sessions.fields'

const meetingId = '0192f0c0-0000-7000-8000-0000000000e1'
const host = { userId: '0192f0c0-0000-7000-8000-000000000001', positionId: '0192f0c0-0000-7000-8000-000000000002' }
const other = { userId: '0192f0c0-0000-7000-8000-000000000004', positionId: '0192f0c0-0000-7000-8000-000000000005' }

const person = z.object({ userId: id, positionId: id })
const byPerson = z.object({ meetingId: id, by: person })

const plan = {
  ...storedOf(meetingContent),
  /** With the host. */
  participants: z.array(person),
  ...storedOf(meetingInvitation),
}
const planSample = {
  title: 'Group supervision',
  startAt: '2026-09-14T17:00:00.000Z',
  duration: 50,
  audioOnly: false,
  participants: [host, other],
  guestEmails: ['guest@clinic.test'],
}

export const meetingEvents = defineEvents('meeting', {
  MeetingCreated: event({
    version: 1,
    schema: z.object({
      meetingId: id,
      organizationId: id,
      hostId: id,
      hostPositionId: id,
      ...storedOf(meetingKind),
      provider: meetingProvider,
      ...plan,
    }),
    sample: {
      meetingId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      hostId: host.userId,
      hostPositionId: host.positionId,
      scheduleType: 2,
      provider: 'built_in',
      ...planSample,
    },
  }),
  MeetingEdited: event({
    version: 1,
    schema: z.object({ meetingId: id, hostId: id, ...plan }),
    sample: { meetingId, hostId: host.userId, ...planSample, title: 'Group supervision, moved' },
  }),
  MeetingStarted: event({ version: 1, schema: byPerson, sample: { meetingId, by: host } }),
  ParticipantJoined: event({
    version: 1,
    schema: z.object({ meetingId: id, participant: person }),
    sample: { meetingId, participant: other },
  }),
  GuestJoined: event({
    version: 1,
    schema: z.object({ meetingId: id, hostId: id, guestId: id, name: sealed('hostId', 80) }),
    sample: { meetingId, hostId: host.userId, guestId: meetingId, name: 'Dr. Guest' },
  }),
  MeetingEnded: event({ version: 1, schema: byPerson, sample: { meetingId, by: host } }),
  MeetingCanceled: event({ version: 1, schema: byPerson, sample: { meetingId, by: host } }),
  /** After it was held or canceled; from now on nobody sees it. */
  MeetingDeleted: event({ version: 1, schema: byPerson, sample: { meetingId, by: host } }),
  /** By the end of the retention period; from now on only the host sees it. */
  MeetingArchived: event({ version: 1, schema: z.object({ meetingId: id }), sample: { meetingId } }),
})

export type MeetingEvent = EventsOf<typeof meetingEvents>
