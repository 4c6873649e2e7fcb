// Where trainings stand on a line of time.
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { timelineOf } from './training-timeline'

type Placement = TrainingView['placements'][number]

const training = (id: string, start_at: string, end_at: string, placements: readonly Placement[] = []) =>
  ({ id, start_at, end_at, placements }) as TrainingView

test('each begins and ends in its place, the last day within it, in the order in which they begin', () => {
  const line = timelineOf(
    [training('b', '2026-01-06', '2026-01-10'), training('a', '2026-01-01', '2026-01-05')],
    '2026-01-01',
  )
  expect(line.spans.map(({ training: { id }, from, length }) => [id, from, length])).toEqual([
    ['a', 0, 0.5],
    ['b', 0.5, 0.5],
  ])
})

test('placements stand where their own days are, and with their training where they say none', () => {
  const placement = (first_day: string | null, last_day: string | null) => ({ first_day, last_day }) as Placement
  const placements = [placement(null, null), placement('2026-01-03', null), placement('2026-01-02', '2026-01-05')]
  const line = timelineOf([training('a', '2026-01-01', '2026-01-10', placements)], '2026-01-01')
  const [first, second, third] = line.spans[0]?.placements ?? []
  expect(first).toMatchObject({ from: 0, length: 1, startAt: '2026-01-01', endAt: '2026-01-10' })
  expect(second).toMatchObject({ from: 0.2, length: 0.8, startAt: '2026-01-03', endAt: '2026-01-10' })
  expect(third?.from).toBeCloseTo(0.1)
  expect(third?.length).toBeCloseTo(0.4)
})

test('the present day stands in its middle, and not at all before and behind all of them', () => {
  const all = [training('a', '2026-01-01', '2026-01-10')]
  const today = (day: string) => timelineOf(all, day).today
  expect([today('2026-01-01'), today('2026-01-10')]).toEqual([0.05, 0.95])
  expect([today('2025-12-31'), today('2026-01-11')]).toEqual([undefined, undefined])
})

/** Of a training that begins in September 2026. */
const marks = (end: string, today = '2026-08-31') =>
  timelineOf([training('a', '2026-09-01', end)], today).marks.map(({ day }) => day)

test('a year is divided by its quarters, several years by years', () => {
  expect(marks('2027-05-31')).toEqual(['2026-10-01', '2027-01-01', '2027-04-01'])
  expect(marks('2029-05-31')).toEqual(['2027-01-01', '2028-01-01', '2029-01-01'])
})

test('what could not be read beside another mark, or the present day, is left out', () => {
  expect(marks('2027-05-31', '2026-10-20')).toEqual(['2027-01-01', '2027-04-01'])
  expect(marks('2036-08-31').length).toBeLessThanOrEqual(6)
})

test('a training of one day has a length', () => {
  expect(timelineOf([training('a', '2026-09-01', '2026-09-01')], '2026-09-01')).toEqual({
    spans: [{ training: training('a', '2026-09-01', '2026-09-01'), placements: [], from: 0, length: 1 }],
    marks: [],
    today: 0.5,
  })
})
