// The days of a period, as the reader's calendar has them.
import { daysOf } from './day-filter'

test.each([
  ['2026-11-23', 'a Monday', '2026-11-23', '2026-11-29'],
  ['2026-11-29', 'a Sunday', '2026-11-23', '2026-11-29'],
  ['2027-01-01', 'New Year', '2026-12-28', '2027-01-03'],
])('the week of %s, %s, begins with Monday and ends with Sunday', (today, _what, from, to) => {
  expect(daysOf({ within: 'this_week' }, today)).toContainEqual({ from, to })
})

test('a period and days by their date both bind', () => {
  expect(daysOf({ within: 'today', from: '2026-11-01' }, '2026-11-23')).toEqual([
    { from: '2026-11-01', to: undefined },
    { from: '2026-11-23', to: '2026-11-23' },
  ])
})
