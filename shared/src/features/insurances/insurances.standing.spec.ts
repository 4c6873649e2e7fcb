// What a day makes of insurances.
import { insuranceFlags, insuranceStandingOf, insuranceStateOf } from './insurances.standing'

const TODAY = '2026-11-27'
const flags = (effectiveDate: string, expirationDate: string) =>
  insuranceFlags({ effectiveDate, expirationDate }, TODAY)
const past = flags('2025-01-01', '2026-11-26')
const soon = flags('2026-01-01', '2026-12-27')
const now = flags('2026-01-01', '2026-12-28')
const later = flags('2026-11-28', '2027-11-28')

test('INS-003 one is current, expired, expiring or future, in this order', () => {
  expect(insuranceStateOf(now)).toBe('current')
  expect(insuranceStateOf(past)).toBe('expired')
  expect(insuranceStateOf(soon)).toBe('expiring')
  expect(insuranceStateOf(later)).toBe('future')
  expect(insuranceStateOf(flags(TODAY, '2027-11-27'))).toBe('current')
  expect(insuranceStateOf(flags('2026-01-01', TODAY))).toBe('expiring')
  // It has not begun and ends soon.
  expect(insuranceStateOf(flags('2026-11-28', '2026-12-01'))).toBe('expiring')
})

test('INS-004 all together are empty, expired, expiring, or else current', () => {
  expect(insuranceStandingOf([])).toBe('empty')
  expect(insuranceStandingOf([past, past])).toBe('expired')
  expect(insuranceStandingOf([past, soon])).toBe('expiring')
  expect(insuranceStandingOf([soon])).toBe('expiring')
  expect(insuranceStandingOf([past, soon, now])).toBe('current')
  expect(insuranceStandingOf([past, later])).toBe('current')
})
