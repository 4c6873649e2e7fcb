// What is run in rounds fails by what it counted, and runs short unless it is asked to run whole.
import { eachOnce, inRounds } from './rounds'

const rounds = { what: 'tries', short: 3, whole: 300 }

test('a loss or a repetition among the counted fails, once each passes', async () => {
  await expect(inRounds(rounds, async () => eachOnce([1, 1]))).resolves.toBeUndefined()
  await expect(inRounds(rounds, async () => eachOnce([1, 0]))).rejects.toThrow('"lost": 1')
  await expect(inRounds(rounds, async () => eachOnce([2, 1]))).rejects.toThrow('"twice": 1')
})
