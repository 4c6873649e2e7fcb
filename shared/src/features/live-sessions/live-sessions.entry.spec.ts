// Who may use live sessions at all.
import { creationProblem, entryProblem } from './live-sessions.entry'

const trainee = {
  acting: 'trainee',
  hipaaCompleted: true,
  accountLimited: false,
  positionStatus: 'active',
  liveSessionsAllowed: true,
} as const

test('a trainee with everything in order creates and enters sessions', () => {
  expect(creationProblem(trainee)).toBeUndefined()
  expect(entryProblem(trainee)).toBeUndefined()
})

test('LIVE-046 POSITION-013 a trainee needs the HIPAA course; everybody else counts as having it', () => {
  expect(entryProblem({ ...trainee, hipaaCompleted: false })).toMatchObject({ code: 'meeting.hipaa_required' })
  expect(entryProblem({ ...trainee, acting: 'supervisor', hipaaCompleted: false })).toBeUndefined()
})

test('LIVE-047 a limited account needs an access pass', () => {
  expect(entryProblem({ ...trainee, accountLimited: true })).toMatchObject({ code: 'meeting.access_pass_required' })
})

test('LIVE-048 MEET-007 a trainee creates sessions only while the position is active, but still enters them', () => {
  const graduated = { ...trainee, positionStatus: 'graduated' } as const
  expect(creationProblem(graduated)).toMatchObject({ code: 'meeting.position_inactive', kind: 'forbidden' })
  expect(entryProblem(graduated)).toBeUndefined()
  expect(creationProblem({ ...graduated, acting: 'faculty' })).toBeUndefined()
})

test('a position without live sessions has none', () => {
  expect(entryProblem({ ...trainee, liveSessionsAllowed: false })).toMatchObject({ code: 'meeting.not_allowed' })
})
