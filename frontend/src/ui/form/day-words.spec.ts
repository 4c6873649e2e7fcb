// Days in words, in both languages, from the day of whoever writes them.
import { dayInWords } from './day-words'

/** A Monday. */
const TODAY = '2026-11-23'

test.each([
  ['today', '2026-11-23'],
  ['Tomorrow', '2026-11-24'],
  ['day after tomorrow', '2026-11-25'],
  ['in two weeks', '2026-12-07'],
  ['in 10 days', '2026-12-03'],
  ['friday', '2026-11-27'],
  ['by friday', '2026-11-27'],
  ['next friday', '2026-12-04'],
  ['next week', '2026-11-30'],
  ['in a month', '2026-12-23'],
  ['december 4', '2026-12-04'],
  ['31 January', '2027-01-31'],
])('“%s” is understood', (words, day) => expect(dayInWords(words, TODAY, 'en')).toBe(day))

test.each([
  ['hoy', '2026-11-23'],
  ['mañana', '2026-11-24'],
  ['Pasado mañana', '2026-11-25'],
  ['en dos semanas', '2026-12-07'],
  ['dentro de 10 días', '2026-12-03'],
  ['el viernes', '2026-11-27'],
  ['el próximo viernes', '2026-12-04'],
  ['el viernes que viene', '2026-12-04'],
  ['la próxima semana', '2026-11-30'],
  ['el mes que viene', '2026-12-23'],
  ['el 4 de diciembre', '2026-12-04'],
])('“%s” is understood', (words, day) => expect(dayInWords(words, TODAY, 'es')).toBe(day))

test.each(['', ' ', 'soon', 'tomorrow or so', 'in two weeks on friday', 'read chapter 3'])(
  '“%s” is no day, and nothing is made up',
  words => expect(dayInWords(words, TODAY)).toBeUndefined(),
)

test('the other language is understood on either page', () => {
  expect(dayInWords('mañana', TODAY, 'en')).toBe('2026-11-24')
  expect(dayInWords('in two weeks', TODAY, 'es')).toBe('2026-12-07')
})

test.each([
  ['clocks are put back', '2026-10-31', 'tomorrow', '2026-11-01'],
  ['clocks are put back', '2026-11-01', 'tomorrow', '2026-11-02'],
  ['clocks are put forward', '2027-03-13', 'tomorrow', '2027-03-14'],
  ['clocks are put forward', '2027-03-14', 'in 1 week', '2027-03-21'],
  ['clocks are put back in Europe', '2026-10-24', 'in two days', '2026-10-26'],
  ['a month ends', '2026-11-30', 'tomorrow', '2026-12-01'],
  ['a year ends', '2026-12-31', 'tomorrow', '2027-01-01'],
  ['February ends', '2028-02-28', 'tomorrow', '2028-02-29'],
])('where %s: %s, %s', (_what, today, words, day) => expect(dayInWords(words, today)).toBe(day))
