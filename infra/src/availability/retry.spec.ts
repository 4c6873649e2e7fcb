// Coming back to a server that was lost: once at a time, for ever, and not after the end.
import { Retry } from './retry'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

test('a loss that is told twice is answered once, and each return can be lost again', () => {
  let returns = 0
  const retry = new Retry(() => {
    returns += 1
    retry.lost()
  })
  retry.lost()
  retry.lost()
  expect(jest.getTimerCount()).toBe(1)
  for (let time = 0; time < 20; time++) jest.runOnlyPendingTimers()
  expect(returns).toBe(20)
  expect(jest.getTimerCount()).toBe(1)
})

test('after the end nothing is tried any more, whatever is lost then', () => {
  const retry = new Retry(() => undefined)
  retry.lost()
  retry.close()
  retry.lost()
  expect([retry.closed, jest.getTimerCount()]).toEqual([true, 0])
})
