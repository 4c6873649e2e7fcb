// How long the rest of a file will take.
import { timeLeft } from './time-left'

test('it is told after a moment, by the pace since the file last began', () => {
  let now = 0
  const left = timeLeft(1000, () => now)
  expect(left(100)).toBeUndefined()
  now = 1000
  expect(left(200)).toBeUndefined()
  now = 5000
  expect(left(600)).toBe(4)
  now = 9000
  expect(left(1000)).toBe(0)
})
