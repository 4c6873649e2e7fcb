// Which date stands beside a placement's status, and what an agreement's status is.
import { agreementStatus, openRoles, signatureRequired } from './placements.agreements'
import { shownStatusDate, statusDate } from './placements.status-date'

const dates = {
  approvedAt: '2026-03-07T10:00:00.000Z',
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-04-09T10:00:00.000Z',
}

test('PLACE-005 approval when approved, creation when submitted, last update otherwise', () => {
  expect(statusDate({ ...dates, status: 'approved' })).toBe(dates.approvedAt)
  expect(statusDate({ ...dates, status: 'submitted' })).toBe(dates.createdAt)
  expect(statusDate({ ...dates, status: 'ready' })).toBe(dates.updatedAt)
  expect(statusDate({ ...dates, status: 'denied' })).toBe(dates.updatedAt)
})

test('it is shown as MM/D/YY in the reader’s zone', () => {
  expect(shownStatusDate('2026-03-07T10:00:00.000Z', 'America/Los_Angeles', 'en')).toBe('03/7/26')
  expect(shownStatusDate('2026-03-07T03:00:00.000Z', 'America/Los_Angeles', 'en')).toBe('03/6/26')
})

const agreement = {
  id: '0192f0c0-0000-7000-8000-0000000000b2',
  name: 'Four-way',
  vendor: null,
  submitterRoles: ['trainee', 'supervisor'] as const,
}

test('a multiway agreement is in progress until its last role has submitted it', () => {
  const multiway = { ...agreement, isMultiway: true }
  expect(agreementStatus({ ...multiway, submittedBy: [] })).toBe('open')
  expect(agreementStatus({ ...multiway, submittedBy: ['trainee'] })).toBe('progress')
  expect(openRoles({ ...multiway, submittedBy: ['trainee'] })).toEqual(['supervisor'])
  expect(agreementStatus({ ...multiway, submittedBy: ['trainee', 'supervisor'] })).toBe('submitted')
})

test('one signature is enough for an agreement that is not multiway, and a signature is required until then', () => {
  const single = { ...agreement, isMultiway: false }
  expect(openRoles({ ...single, submittedBy: [] })).toEqual(['trainee', 'supervisor'])
  expect(signatureRequired([{ ...single, submittedBy: [] }])).toBe(true)
  expect(signatureRequired([{ ...single, submittedBy: ['supervisor'] }])).toBe(false)
})
