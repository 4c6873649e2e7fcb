// Which days a calendar shows, and where its buttons lead.
import { dayAfter, isDay, rangeOf } from './calendar'

test('a month is seen in whole weeks from Monday on, also one that begins on a Monday or ends on a Sunday', () => {
  expect(rangeOf('month', '2026-11-23')).toEqual({ from: '2026-10-26', to: '2026-12-06' })
  expect(rangeOf('month', '2027-02-10')).toEqual({ from: '2027-02-01', to: '2027-02-28' })
  expect(rangeOf('month', '2028-02-29')).toEqual({ from: '2028-01-31', to: '2028-03-05' })
})

test('a week is from Monday to Sunday, an agenda the 28 days from the one asked for', () => {
  expect(rangeOf('week', '2026-11-29')).toEqual({ from: '2026-11-23', to: '2026-11-29' })
  expect(rangeOf('week', '2026-11-30')).toEqual({ from: '2026-11-30', to: '2026-12-06' })
  expect(rangeOf('agenda', '2026-11-25')).toEqual({ from: '2026-11-25', to: '2026-12-22' })
})

test('a step leads to the next month whatever its length, and never beyond it', () => {
  expect(dayAfter('month', '2027-01-31', 1)).toBe('2027-02-01')
  expect(dayAfter('month', '2026-12-31', 1)).toBe('2027-01-01')
  expect(dayAfter('month', '2027-03-31', -1)).toBe('2027-02-01')
  expect(dayAfter('week', '2026-11-25', -1)).toBe('2026-11-18')
  expect(dayAfter('agenda', '2026-11-25', 1)).toBe('2026-12-23')
})

test('an address may say anything: what is no day is none', () => {
  expect(['2026-02-28', '2026-2-3', '2026-13-01', 'today', undefined].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
