// Events of live sessions, and the rows they become for their people and for the waiting room.
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { meetingProjection, waitingRoomProjection } from './live-sessions.projection'

const samples = meetingEvents.definitions
const sample = samples.MeetingCreated.sample

const event = eventsOf(meetingEvents, sample.meetingId)

const created = event('MeetingCreated', 0)
const started = event('MeetingStarted', 1)

test('LIVE-020 LIVE-022 LIVE-024 a created session knows its host, its people and its time', () => {
  expect(rowAfter(meetingProjection, [created])).toMatchObject({
    meeting_id: sample.meetingId,
    meeting_status: 'scheduled',
    host_position_id: sample.hostPositionId,
    participant_ids: sample.participants.map(({ userId }) => userId),
    participant_position_ids: sample.participants.map(({ positionId }) => positionId),
    start_at: sample.startAt,
    duration: 50,
    audio_only: false,
    joined: [],
    guests: [],
    started_at: null,
    revision: 0,
  })
})

test('an edit replaces title, time and people', () => {
  const [host] = sample.participants
  const edited = event('MeetingEdited', 1, { participants: [host], startAt: '2026-10-01T10:00:00.000Z' })
  expect(rowAfter(meetingProjection, [created, edited])).toMatchObject({
    title: 'Group supervision, moved',
    start_at: '2026-10-01T10:00:00.000Z',
    participant_ids: [host?.userId],
    revision: 1,
  })
})

test('LIVE-031 starting and ending have their times', () => {
  expect(rowAfter(meetingProjection, [created, started])).toMatchObject({
    meeting_status: 'started',
    started_at: '2026-09-02T10:00:00.000Z',
    ended_at: null,
  })
  expect(rowAfter(meetingProjection, [created, started, event('MeetingEnded', 2)])).toMatchObject({
    meeting_status: 'ended',
    started_at: '2026-09-02T10:00:00.000Z',
    ended_at: '2026-09-03T10:00:00.000Z',
  })
})

test('who has entered is kept in order, participants and guests apart', () => {
  const past = [created, started, event('ParticipantJoined', 2), event('GuestJoined', 3)]
  expect(rowAfter(meetingProjection, past)).toMatchObject({
    joined: [{ ...samples.ParticipantJoined.sample.participant, at: '2026-09-03T10:00:00.000Z' }],
    guests: [{ name: 'Dr. Guest', at: '2026-09-04T10:00:00.000Z' }],
  })
})

test('LIVE-032 LIVE-033 canceled and archived', () => {
  const canceled = [created, event('MeetingCanceled', 1)]
  expect(rowAfter(meetingProjection, canceled)).toMatchObject({ meeting_status: 'canceled', archived_at: null })
  expect(rowAfter(meetingProjection, [...canceled, event('MeetingArchived', 2)])).toMatchObject({
    meeting_status: 'canceled',
    archived_at: '2026-09-03T10:00:00.000Z',
  })
})

test('WAIT-010 the waiting room holds title, time and status, and nothing about people', () => {
  const room = rowAfter(waitingRoomProjection, [created, started])
  expect(room).toEqual({
    meeting_id: sample.meetingId,
    title: sample.title,
    start_at: sample.startAt,
    meeting_status: 'started',
  })
})

test('WAIT-002 the waiting room follows edits and the end, and is gone with the archive', () => {
  const ended = [created, event('MeetingEdited', 1), event('MeetingStarted', 2), event('MeetingEnded', 3)]
  expect(rowAfter(waitingRoomProjection, ended)).toMatchObject({
    title: 'Group supervision, moved',
    meeting_status: 'ended',
  })
  expect(rowAfter(waitingRoomProjection, [...ended, event('MeetingArchived', 4)])).toBeUndefined()
})

test('every event of sessions is shown to their people', () => {
  expect(Object.keys(meetingProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
