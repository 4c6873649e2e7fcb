// The form of a session as data: what it refuses, what it sends, and who is offered what.
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { meOf } from '../../providers/me'
import { aPosition, aUser, idOf, somebody } from '../../testing/fixtures'
import { complaintsByField } from '../../testing/forms'
import { aMeetingInFull, hostedByAna, joinedByMe, started } from '../../testing/meetings'
import { shapeComplaints } from '../../ui/form/complaints'
import { askedFor } from '../../ui/use-opening'
import {
  newSession,
  type SessionFormFor,
  type SessionValues,
  sessionRefusals,
  sessionRequest,
  startOf,
  valuesOf,
} from './session-form'
import { mayTake, whyNotCreate, whyNotEnter } from './session-rights'

const ZONE = 'America/Los_Angeles'
const NOW = new Date('2026-11-21T18:00:00Z')
const ana = somebody(11, 'Ana Ruiz')
const day = (day: string | null, time: string | null = '10:00') => ({ start_at: { day, time } })
const good: SessionValues = { ...newSession([ana]), title: 'Supervision', ...day('2026-12-01') }
const said = (values: SessionValues, opened: SessionFormFor = { zone: ZONE }) =>
  complaintsByField(sessionRefusals(values, opened, NOW))
const errors = (part: Partial<SessionValues>) => said({ ...good, ...part })
const sent = (values: SessionValues, opened: SessionFormFor = { zone: ZONE }) =>
  sessionRequest(values, opened).options.body

test('a complete form has no errors', () => expect(errors({})).toEqual({}))

test('LIVE-034 a title of blanks is none', () =>
  expect(errors({ title: ' ' })).toEqual({ title: 'a title is required' }))

test('LIVE-035 the host alone is no session', () => {
  expect(errors({ users: [] })).toEqual({ users: 'a live session needs at least two participants' })
})

test('LIVE-036 a scheduled session needs both a date and a time, one held now neither', () => {
  expect(errors(day(null))).toEqual({ start_at: 'a date and a time are required' })
  expect(errors(day('2026-12-01', null))).toEqual({ start_at: 'a date and a time are required' })
  expect(errors({ ...day(null, null), schedule_type: 1 })).toEqual({})
})

test('LIVE-037 the duration is at least five whole minutes', () => {
  expect(errors({ duration: 4 })).toHaveProperty('duration')
  expect(errors({ duration: 5 })).toEqual({})
  const shape = (duration: number | null) =>
    shapeComplaints(createMeeting.body, sent({ ...good, duration })).map(({ field, message }) => [field, message])
  expect(shape(5)).toEqual([])
  expect(shape(7.5)).toEqual([['duration', 'has to be a whole number']])
  expect(shape(Number.NaN)).toEqual([['duration', 'has to be a number']])
  expect(shape(null)).toEqual([['duration', 'field required']])
})

test("LIVE-038 the start lies in the future, in the person's own zone", () => {
  expect(errors(day('2026-11-21', '09:59'))).toEqual({ start_at: 'the start must lie in the future' })
  expect(errors(day('2026-11-21', '10:01'))).toEqual({})
})

test('LIVE-039 the start lies at most five months ahead', () => {
  expect(errors(day('2027-04-20'))).toEqual({})
  expect(errors(day('2027-04-22'))).toHaveProperty('start_at')
})

test('LIVE-042 LIVE-043 guests are different and at most ten', () => {
  const guest_emails = Array.from({ length: 10 }, (_, index) => `guest${index}@clinic.test`)
  expect(errors({ guest_emails })).toEqual({})
  expect(errors({ guest_emails: [...guest_emails, 'more@clinic.test'] })).toHaveProperty('guest_emails')
  expect(errors({ guest_emails: ['a@clinic.test', 'A@clinic.test'] })).toHaveProperty('guest_emails')
})

test('LIVE-044 the host counts among the participants', () => {
  const users = Array.from({ length: 50 }, (_, index) => somebody(100 + index, `Person ${index}`))
  expect(errors({ users })).toEqual({ users: 'at most 50 participants' })
  expect(errors({ users: users.slice(1) })).toEqual({})
})

test('a start that has passed since does not stop an edit', () => {
  const meeting = aMeetingInFull({ start_at: '2026-11-21T17:00:00.000Z' })
  const values = valuesOf(meeting, ZONE)
  expect(said(values, { zone: ZONE, meeting })).toEqual({})
  expect(said({ ...values, ...day('2026-11-21', '08:30') }, { zone: ZONE, meeting })).toHaveProperty('start_at')
})

test('day and time are meant in the zone, before and after the change of clocks', () => {
  expect(startOf({ ...good, ...day('2026-10-31') }, ZONE)).toBe('2026-10-31T17:00:00.000Z')
  expect(startOf({ ...good, ...day('2026-11-02') }, ZONE)).toBe('2026-11-02T18:00:00.000Z')
})

test('a new session is sent without its host, one held now without a start', () => {
  expect(sent({ ...good, schedule_type: 1 })).toEqual({
    title: 'Supervision',
    schedule_type: 1,
    start_at: null,
    duration: 50,
    audio_only: false,
    users: [{ id: idOf(11), position_id: idOf(61) }],
    guest_emails: [],
  })
})

test('LIVE-045 an edit keeps the host among the participants', () => {
  const meeting = aMeetingInFull()
  expect(sent(valuesOf(meeting, ZONE), { zone: ZONE, meeting })).toMatchObject({
    users: [{ id: idOf(1) }, { id: idOf(11) }],
    start_at: meeting.start_at,
    version: 4,
  })
})

test('LIVE-005 the address names whom to invite', () => {
  expect(askedFor('?action=create&participants=a,b&role_keyname=trainee', 'participants')).toEqual({
    named: ['a', 'b'],
    role: 'trainee',
  })
  expect(askedFor('?action=other', 'participants')).toBeUndefined()
})

describe('rights', () => {
  const me = meOf(aUser())
  const position = (changes: object) =>
    meOf(aUser('trainee', { current_position: { ...aPosition(100, 'trainee'), ...changes } }))

  test('LIVE-046 LIVE-047 LIVE-048 what keeps a trainee out', () => {
    expect(whyNotEnter(meOf(aUser('trainee', { hipaa_completed: false })))?.code).toBe('meeting.hipaa_required')
    expect(whyNotEnter(position({ trainee_account_limited: true }))?.code).toBe('meeting.access_pass_required')
    expect(whyNotCreate(position({ status: 'pending' }))?.code).toBe('meeting.position_inactive')
    expect(whyNotEnter(position({ status: 'pending' }))).toBeUndefined()
  })

  test.each([
    ['scheduled', ['edit', 'start', 'cancel'], []],
    ['started', ['join', 'end'], ['join']],
    ['ended', [], []],
    ['canceled', [], []],
  ] as const)('of a session that is %s the host and the others are offered their steps', (status, hosts, others) => {
    const steps = ['edit', 'start', 'join', 'end', 'cancel'] as const
    const offered = (changes: object) => steps.filter(step => mayTake(step, aMeetingInFull({ status, ...changes }), me))
    expect(offered({})).toEqual(hosts)
    expect(offered(hostedByAna)).toEqual(others)
  })

  test('nobody joins twice, takes a step as somebody else, or in an archived session', () => {
    const open = aMeetingInFull(started)
    expect(mayTake('join', open, me)).toBe(true)
    expect(mayTake('join', { ...open, ...joinedByMe }, me)).toBe(false)
    expect(mayTake('join', open, meOf(aUser('coordinator', { is_impersonating: true })))).toBe(false)
    expect(mayTake('join', { ...open, archived_at: open.created_at }, me)).toBe(false)
  })
})
