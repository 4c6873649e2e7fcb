// The server's clock, learnt from its answers.
import { ServerClock } from './server-clock'

const at = (iso: string): number => Date.parse(iso)
const NOON = at('2026-11-23T12:00:00.000Z')

beforeEach(() => void jest.useFakeTimers({ now: NOON }))
afterEach(() => void jest.useRealTimers())

const heard = (date: string | null, tookMs = 0): number => {
  const clock = new ServerClock()
  clock.heard(date, { sent: NOON - tookMs, received: NOON })
  return clock.now() - NOON
}

test('a machine that is slow or fast counts by the server', () => {
  expect(heard('Mon, 23 Nov 2026 12:05:00 GMT')).toBe(300_500)
  expect(heard('Mon, 23 Nov 2026 11:55:00 GMT', 1000)).toBe(-299_000)
})

test.each(['Mon, 23 Nov 2026 12:00:01 GMT', null, 'yesterday'])('nothing is learnt of %s', date => {
  expect(heard(date)).toBe(0)
})

test('an answer that was long on its way says nothing, and takes nothing back', () => {
  expect(heard('Mon, 23 Nov 2026 11:59:40 GMT', 20_000)).toBe(0)
  const clock = new ServerClock()
  clock.heard('Mon, 23 Nov 2026 12:05:00 GMT', { sent: NOON, received: NOON })
  clock.heard('Mon, 23 Nov 2026 12:05:00 GMT', { sent: NOON - 20_000, received: NOON })
  expect(clock.now() - NOON).toBe(300_500)
})

test('a clock that was set right counts by itself again', () => {
  const clock = new ServerClock()
  clock.heard('Mon, 23 Nov 2026 12:05:00 GMT', { sent: NOON, received: NOON })
  clock.heard('Mon, 23 Nov 2026 12:00:00 GMT', { sent: NOON, received: NOON })
  expect(clock.now()).toBe(NOON)
})
