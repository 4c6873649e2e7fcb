// Leave to send a file, over the time that a long one takes.
import { Leave } from './leave'

const MINUTE = 60_000
beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function leave() {
  let asked = 0
  const ask = jest.fn(async () => {
    asked++
    return { signature: `signature ${asked}`, expire: Math.floor(Date.now() / 1000) + 600 }
  })
  return { ask, leave: new Leave({ ask, now: () => Date.now() }) }
}

test('UPLOAD-003 about two minutes ahead of its expiry a new signature is fetched, and used from then on', async () => {
  const { ask, leave: own } = leave()
  expect(await own.signature()).toBe('signature 1')
  await jest.advanceTimersByTimeAsync(7 * MINUTE)
  expect(await own.signature()).toBe('signature 1')
  await jest.advanceTimersByTimeAsync(MINUTE)
  expect(ask).toHaveBeenCalledTimes(2)
  expect(await own.signature()).toBe('signature 2')
  await jest.advanceTimersByTimeAsync(8 * MINUTE)
  expect(ask).toHaveBeenCalledTimes(3)
})

test('a page whose timers slept fetches one when it is wanted', async () => {
  const { leave: own } = leave()
  await own.signature()
  jest.setSystemTime(Date.now() + 9 * MINUTE)
  expect(await own.signature()).toBe('signature 2')
})

test('nothing is fetched for what is not sent any more', async () => {
  const { ask, leave: own } = leave()
  await own.signature()
  own.end()
  await jest.advanceTimersByTimeAsync(20 * MINUTE)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a refusal is told, and asked for again', async () => {
  const { ask, leave: own } = leave()
  ask.mockRejectedValueOnce(new Error('no'))
  await expect(own.signature()).rejects.toThrow('no')
  expect(await own.signature()).toBe('signature 1')
})
