// The days of a placement within its training.
import { daysOfPlacement, placementDaysFault } from './placements.days'

const training = { startAt: '2026-09-01', endAt: '2027-05-31' }
const said = (firstDay: string | null, lastDay: string | null) => ({ firstDay, lastDay })

test.each([
  [said(null, null), '2026-09-01', '2027-05-31'],
  [said('2027-01-10', null), '2027-01-10', '2027-05-31'],
  [said(null, '2026-12-18'), '2026-09-01', '2026-12-18'],
  [said('2027-01-10', '2027-04-30'), '2027-01-10', '2027-04-30'],
])('%j lasts from %s to %s', (days, startAt, endAt) => {
  expect(daysOfPlacement(days, training)).toEqual({ startAt, endAt })
})

test('it ends with a training that is shortened, and is as the training where none of its days is left', () => {
  const days = said('2027-01-10', '2027-04-30')
  const shorter = { startAt: '2026-09-01', endAt: '2027-02-28' }
  expect(daysOfPlacement(days, shorter)).toEqual({ startAt: '2027-01-10', endAt: '2027-02-28' })
  const moved = { startAt: '2027-09-01', endAt: '2028-05-31' }
  expect(daysOfPlacement(days, moved)).toEqual(moved)
})

test.each([
  [said(null, null), undefined],
  [said('2026-09-01', '2027-05-31'), undefined],
  [said('2026-10-01', '2026-10-01'), undefined],
  [said('2026-08-31', null), ['placement.day_outside', 'first_day']],
  [said('2027-06-01', null), ['placement.day_outside', 'first_day']],
  [said(null, '2027-06-01'), ['placement.day_outside', 'last_day']],
  [said(null, '2026-08-31'), ['placement.day_outside', 'last_day']],
  [said('2026-10-02', '2026-10-01'), ['placement.days_reversed', 'last_day']],
])('%j is refused as %j', (days, refused) => {
  const fault = placementDaysFault(days, training)
  expect(fault && [fault.code, fault.field]).toEqual(refused)
})
