// The rules of live sessions: creating, changing, starting, joining, ending, canceling, archiving.
import { givenOf } from '../../kernel/given-when-then'
import { PARTICIPANT_LIMIT } from './live-sessions.contract'
import { type MeetingCommand, meetingDecider, type WantedPlan } from './meeting.decider'
import { type MeetingEvent, meetingEvents } from './meeting.events'
import { planOf } from './meeting.state'

const given = givenOf(meetingDecider)
const samples = meetingEvents.definitions
const sample = samples.MeetingCreated.sample
const { meetingId, hostId, hostPositionId } = sample
const now = new Date('2026-09-01T12:00:00Z')

const host = { userId: hostId, positionId: hostPositionId }
const participant = samples.ParticipantJoined.sample.participant
const outsider = { userId: participant.userId, positionId: '0192f0c0-0000-7000-8000-00000000000f' }

const person = (index: number) => {
  const id = `0192f0c0-0000-7000-8000-0000000001${index.toString(16).padStart(2, '0')}`
  return { userId: id, positionId: id }
}
const people = (count: number) => [host, ...Array.from({ length: count - 1 }, (_, index) => person(index))]

const created = (more: Partial<typeof sample> = {}): MeetingEvent => ({
  type: 'MeetingCreated',
  data: { ...sample, ...more },
})
const started: MeetingEvent = { type: 'MeetingStarted', data: { meetingId, by: host } }
const ended: MeetingEvent = { type: 'MeetingEnded', data: { meetingId, by: host } }
const canceled: MeetingEvent = { type: 'MeetingCanceled', data: { meetingId, by: host } }
const guest = (name: string): MeetingEvent => ({
  type: 'GuestJoined',
  data: { meetingId, hostId, guestId: hostId, name },
})

const create = (more: object = {}): MeetingCommand => ({ type: 'CreateMeeting', now, data: { ...sample, ...more } })

describe('creating', () => {
  test('a scheduled session waits for its time', () => {
    given().when(create()).thenEmits(created())
  })

  test('a session that is held now starts at once', () => {
    given()
      .when(create({ scheduleType: 1, startAt: null }))
      .thenEmits(created({ scheduleType: 1, startAt: now.toISOString() }), started)
  })

  test('creating again changes nothing', () => {
    given(created()).when(create()).thenNothing()
  })

  test.each([
    ['LIVE-034 a title', 'meeting.title_required', { title: ' ' }],
    ['LIVE-035 two participants', 'meeting.participants_required', { participants: [host] }],
    ['LIVE-036 a date and a time', 'meeting.date_required', { startAt: null }],
    ['LIVE-037 five minutes', 'meeting.duration_too_short', { duration: 4 }],
    ['LIVE-038 a start in the future', 'meeting.start_in_past', { startAt: '2026-09-01T12:00:00Z' }],
    ['LIVE-039 a start within five months', 'meeting.start_too_far', { startAt: '2027-02-01T12:00:01Z' }],
    ['LIVE-042 different guests', 'meeting.guest_duplicate', { guestEmails: ['a@b.test', 'A@b.test'] }],
    [
      'LIVE-043 ten guests at most',
      'meeting.too_many_guests',
      { guestEmails: Array.from({ length: 11 }, (_, index) => `${index}@b.test`) },
    ],
    ['LIVE-044 50 participants at most', 'meeting.participant_limit', { participants: people(51) }],
    [
      'LIVE-044 25 with big blue button',
      'meeting.participant_limit',
      { provider: 'big_blue_button', participants: people(26) },
    ],
  ])('%s', (_name, code, wrong) => {
    given().when(create(wrong)).thenRefused(code)
  })

  test.each([
    ['five months ahead to the second', { startAt: '2027-02-01T12:00:00Z' }],
    ['50 participants', { participants: people(50) }],
    ['25 participants with big blue button', { provider: 'big_blue_button', participants: people(25) }],
    ['five minutes', { duration: 5 }],
  ])('the limits themselves are allowed: %s', (_name, wanted) => {
    given()
      .when(create(wanted))
      .thenEmits(created(wanted as object))
  })

  test('LIVE-039 five months after the end of August is the end of January, after the end of September the end of February', () => {
    const on = (day: string) => new Date(`${day}T12:00:00Z`)
    const at = (day: string, startAt: string): MeetingCommand => ({
      type: 'CreateMeeting',
      now: on(day),
      data: { ...sample, startAt },
    })
    given().when(at('2026-09-30', '2027-03-01T00:00:00Z')).thenRefused('meeting.start_too_far', { months: 5 })
    given()
      .when(at('2026-09-30', '2027-02-28T12:00:00Z'))
      .thenEmits(created({ startAt: '2027-02-28T12:00:00Z' }))
    given()
      .when(at('2026-08-31', '2027-01-31T12:00:00Z'))
      .thenEmits(created({ startAt: '2027-01-31T12:00:00Z' }))
  })
})

describe('editing', () => {
  const { participants } = sample
  const plan = planOf(sample)
  const edit = (more: Partial<WantedPlan> = {}, by = host, scheduleType: 1 | 2 = 2): MeetingCommand => ({
    type: 'EditMeeting',
    now,
    by,
    scheduleType,
    plan: { ...plan, ...more },
  })

  test('the host changes a session that has not started', () => {
    given(created())
      .when(edit({ title: 'Moved' }))
      .thenEmits({
        type: 'MeetingEdited',
        data: { ...plan, meetingId, hostId, title: 'Moved' },
      })
  })

  test('sending the same again changes nothing, in whatever order the people are named', () => {
    given(created())
      .when(edit({ participants: [...participants].reverse() }))
      .thenNothing()
  })

  test('LIVE-045 the host cannot be removed', () => {
    given(created())
      .when(edit({ participants: [participant, person(1)] }))
      .thenRefused('meeting.host_required')
  })

  test('only the host changes it, and only before it starts', () => {
    expect(given(created()).when(edit({}, participant)).thenRefused('meeting.not_host').kind).toBe('forbidden')
    given(created(), started).when(edit()).thenRefused('meeting.already_started')
    given(created(), started, ended).when(edit()).thenRefused('meeting.already_finished')
  })

  test('the rules of the form hold, but a start that has passed since is no mistake', () => {
    given(created())
      .when(edit({ title: '' }))
      .thenRefused('meeting.title_required')
    const late: MeetingCommand = {
      ...(edit({ duration: 60 }) as Extract<MeetingCommand, { type: 'EditMeeting' }>),
      now: new Date('2026-10-01T12:00:00Z'),
    }
    const outcome = meetingDecider.decide(late, meetingDecider.evolve(meetingDecider.initialState(), created()))
    expect(outcome).toMatchObject([{ type: 'MeetingEdited', data: { duration: 60 } }])
  })

  test('a scheduled session stays scheduled', () => {
    given(created())
      .when(edit({}, host, 1))
      .thenRefused('meeting.type_fixed')
  })
})

const archive = (by = host): MeetingCommand => ({ type: 'ArchiveMeeting', by })

describe('LIVE-031 LIVE-032 starting, ending, canceling', () => {
  const by = (type: 'StartMeeting' | 'EndMeeting' | 'CancelMeeting' | 'JoinMeeting', who = host): MeetingCommand => ({
    type,
    by: who,
  })

  test('the host starts, then ends', () => {
    given(created()).when(by('StartMeeting')).thenEmits(started)
    given(created(), started).when(by('EndMeeting')).thenEmits(ended)
  })

  test('the host cancels what has not started; canceling again changes nothing', () => {
    given(created()).when(by('CancelMeeting')).thenEmits(canceled)
    given(created(), canceled).when(by('CancelMeeting')).thenNothing()
  })

  test.each([
    ['StartMeeting', [created(), started], 'meeting.already_started'],
    ['StartMeeting', [created(), started, ended], 'meeting.already_finished'],
    ['StartMeeting', [created(), canceled], 'meeting.already_finished'],
    ['EndMeeting', [created()], 'meeting.not_started'],
    ['EndMeeting', [created(), started, ended], 'meeting.already_finished'],
    ['CancelMeeting', [created(), started], 'meeting.already_started'],
    ['CancelMeeting', [created(), started, ended], 'meeting.already_finished'],
    ['JoinMeeting', [created()], 'meeting.not_started'],
    ['JoinMeeting', [created(), started, ended], 'meeting.already_finished'],
  ] as const)('%s of %# is refused with its own message', (type, past, code) => {
    expect(
      given(...past)
        .when(by(type))
        .thenRefused(code).kind,
    ).toBe('conflict')
  })

  test.each(['StartMeeting', 'EndMeeting', 'CancelMeeting'] as const)('%s is the host’s alone', type => {
    given(created()).when(by(type, participant)).thenRefused('meeting.not_host')
  })

  test('what was never created cannot be started', () => {
    given().when(by('StartMeeting')).thenRefused('not_found')
  })

  test('a participant joins once; nobody else does', () => {
    const joined: MeetingEvent = { type: 'ParticipantJoined', data: { meetingId, participant } }
    given(created(), started).when(by('JoinMeeting', participant)).thenEmits(joined)
    given(created(), started, joined).when(by('JoinMeeting', participant)).thenNothing()
    given(created(), started).when(by('JoinMeeting', outsider)).thenRefused('not_found')
  })
})

describe('guests', () => {
  const join = (name: string): MeetingCommand => ({
    type: 'JoinAsGuest',
    guestId: hostId,
    name,
    participantNames: ['Simone Okafor'],
  })

  test('TELE-001 a guest enters a started session under a name, and once under the same', () => {
    given(created(), started).when(join('Dr. Guest')).thenEmits(guest('Dr. Guest'))
    given(created(), started, guest('Dr. Guest')).when(join('dr. guest')).thenNothing()
  })

  test('before it starts they wait, afterwards their link is worth nothing', () => {
    given(created()).when(join('Dr. Guest')).thenRefused('meeting.not_started')
    given(created(), started, ended).when(join('Dr. Guest')).thenRefused('meeting.invalid_url')
    given(created(), canceled).when(join('Dr. Guest')).thenRefused('meeting.invalid_url')
  })

  test('guests take only the seats that participants leave over', () => {
    const full = created({ participants: people(PARTICIPANT_LIMIT - 1) })
    given(full, started).when(join('First')).thenEmits(guest('First'))
    const refusal = given(full, started, guest('First')).when(join('Second'))
    refusal.thenRefused('meeting.participant_limit', { limit: PARTICIPANT_LIMIT })
  })
})

describe('LIVE-058 deleting', () => {
  const deleted: MeetingEvent = { type: 'MeetingDeleted', data: { meetingId, by: host } }
  const remove = (by = host): MeetingCommand => ({ type: 'DeleteMeeting', by })

  test('the host deletes what was held or canceled, and nothing else', () => {
    given(created(), started, ended).when(remove()).thenEmits(deleted)
    given(created(), canceled).when(remove()).thenEmits(deleted)
    given(created(), canceled).when(remove(participant)).thenRefused('meeting.not_host')
    given(created()).when(remove()).thenRefused('meeting.not_finished')
    given(created(), started).when(remove()).thenRefused('meeting.not_finished')
  })

  test('what was deleted is not there for any command, and is not created anew by a repeat', () => {
    const gone = [created(), canceled, deleted] as const
    for (const type of ['DeleteMeeting', 'StartMeeting', 'CancelMeeting'] as const)
      given(...gone)
        .when({ type, by: host })
        .thenRefused('not_found')
    given(...gone)
      .when(archive())
      .thenRefused('not_found')
  })
})

describe('archiving', () => {
  const archived: MeetingEvent = { type: 'MeetingArchived', data: { meetingId } }

  test('LIVE-033 a finished session is archived by its host, once', () => {
    given(created(), started, ended).when(archive()).thenEmits(archived)
    given(created(), canceled).when(archive()).thenEmits(archived)
    given(created(), canceled, archived).when(archive()).thenNothing()
    given(created(), started).when(archive()).thenRefused('meeting.not_finished')
    given(created(), canceled).when(archive(participant)).thenRefused('meeting.not_host')
  })
})
