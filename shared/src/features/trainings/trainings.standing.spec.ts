// How a training stands on a day: previous, current, or one of the future.
import { trainingStateOf } from './trainings.standing'

const today = '2026-09-10'
const of = (startAt: string, endAt: string) => ({ startAt, endAt })

test.each([
  ['2026-09-01', '2026-09-09', 'previous'],
  ['2026-09-01', '2026-09-10', 'current'],
  ['2026-09-10', '2026-09-10', 'current'],
  ['2026-09-10', '2026-09-20', 'current'],
  ['2026-09-11', '2026-09-20', 'future'],
] as const)('TRAIN-004 from %s to %s it is %s on 2026-09-10', (start, end, state) => {
  expect(trainingStateOf(of(start, end), today)).toBe(state)
})
