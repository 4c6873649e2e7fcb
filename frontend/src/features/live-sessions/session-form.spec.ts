// The form of a session as data: what it refuses, what it sends, and who is offered what.
import { meOf } from '../../providers/me'
import { aPosition, aUser, idOf, somebody } from '../../testing/fixtures'
import { aMeetingInFull, hostedByAna, joinedByMe, started } from '../../testing/meetings'
import {
  createPayload,
  editPayload,
  newSession,
  type SessionValues,
  sessionErrors,
  startOf,
  valuesOf,
} from './session-form'
import { mayTake, whyNotCreate, whyNotEnter } from './session-rights'
import { askedFor } from './use-opening'

const ZONE = 'America/Los_Angeles'
const facts = {
  zone: ZONE,
  now: new Date('2026-11-21T18:00:00Z'),
  provider: 'built_in',
  wholeMinutes: 'whole',
} as const
const ana = somebody(11, 'Ana Ruiz')
const good: SessionValues = { ...newSession([ana]), title: 'Supervision', day: '2026-12-01', time: '10:00' }
const errors = (part: Partial<SessionValues>) => sessionErrors({ ...good, ...part }, facts)

test('a complete form has no errors', () => expect(errors({})).toEqual({}))

test('LIVE-034 a title of blanks is none', () =>
  expect(errors({ title: ' ' })).toEqual({ title: 'a title is required' }))

test('LIVE-035 the host alone is no session', () => {
  expect(errors({ people: [] })).toEqual({ people: 'a live session needs at least two participants' })
})

test('LIVE-036 a scheduled session needs both a date and a time, one held now neither', () => {
  expect(errors({ day: null })).toEqual({ day: 'a date and a time are required' })
  expect(errors({ time: null })).toEqual({ day: 'a date and a time are required' })
  expect(errors({ day: null, time: null, now: true })).toEqual({})
})

test('LIVE-037 the duration is at least five whole minutes', () => {
  expect(errors({ duration: '4' })).toHaveProperty('duration')
  expect(errors({ duration: '5' })).toEqual({})
  expect(errors({ duration: '7.5' })).toEqual({ duration: 'whole' })
  expect(errors({ duration: 'long', title: '' })).toEqual({ duration: 'whole', title: 'a title is required' })
})

test("LIVE-038 the start lies in the future, in the person's own zone", () => {
  expect(errors({ day: '2026-11-21', time: '09:59' })).toEqual({ day: 'the start must lie in the future' })
  expect(errors({ day: '2026-11-21', time: '10:01' })).toEqual({})
})

test('LIVE-039 the start lies at most five months ahead', () => {
  expect(errors({ day: '2027-04-20' })).toEqual({})
  expect(errors({ day: '2027-04-22' })).toHaveProperty('day')
})

test('LIVE-042 LIVE-043 guests are different and at most ten', () => {
  const guests = Array.from({ length: 10 }, (_, index) => `guest${index}@clinic.test`)
  expect(errors({ guests })).toEqual({})
  expect(errors({ guests: [...guests, 'more@clinic.test'] })).toHaveProperty('guests')
  expect(errors({ guests: ['a@clinic.test', 'A@clinic.test'] })).toHaveProperty('guests')
})

test('LIVE-044 the host counts among the participants', () => {
  const people = Array.from({ length: 50 }, (_, index) => somebody(100 + index, `Person ${index}`))
  expect(errors({ people })).toEqual({ people: 'at most 50 participants' })
  expect(errors({ people: people.slice(1) })).toEqual({})
})

test('a start that has passed since does not stop an edit', () => {
  const meeting = aMeetingInFull({ start_at: '2026-11-21T17:00:00.000Z' })
  const values = valuesOf(meeting, ZONE)
  expect(sessionErrors(values, { ...facts, plannedStart: meeting.start_at })).toEqual({})
  expect(sessionErrors({ ...values, time: '08:30' }, { ...facts, plannedStart: meeting.start_at })).toHaveProperty(
    'day',
  )
})

test('day and time are meant in the zone, before and after the change of clocks', () => {
  expect(startOf({ ...good, day: '2026-10-31' }, ZONE)).toBe('2026-10-31T17:00:00.000Z')
  expect(startOf({ ...good, day: '2026-11-02' }, ZONE)).toBe('2026-11-02T18:00:00.000Z')
})

test('a new session is sent without its host, one held now without a start', () => {
  expect(createPayload({ ...good, now: true }, ZONE)).toEqual({
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
  expect(editPayload(valuesOf(meeting, ZONE), meeting, ZONE)).toMatchObject({
    users: [{ id: idOf(1) }, { id: idOf(11) }],
    start_at: meeting.start_at,
    version: 4,
  })
})

test('LIVE-005 the address names whom to invite', () => {
  expect(askedFor('?action=create&participants=a,b&role_keyname=trainee')).toEqual({
    participants: ['a', 'b'],
    role: 'trainee',
  })
  expect(askedFor('?action=other')).toBeUndefined()
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
