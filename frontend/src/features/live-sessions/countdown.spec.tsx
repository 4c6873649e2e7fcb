// The countdown to a session: by the second at the end, by the server's clock, and said aloud at a few moments alone.
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { useApi } from '../../providers/session'
import { renderScreen } from '../../testing/render-screen'
import { Countdown, minutesAndSeconds, saidNow } from './Countdown'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-23T18:00:00.000Z')

test.each([
  [4 * MINUTE + 5000, '4:05'],
  [59_001, '1:00'],
  [1, '0:01'],
])('%d milliseconds are %s', (left, words) => {
  expect(minutesAndSeconds(left)).toBe(words)
})

test.each([
  [11 * MINUTE, undefined],
  [10 * MINUTE, 10],
  [9 * MINUTE + 1, 10],
  [9 * MINUTE, undefined],
  [7 * MINUTE, undefined],
  [5 * MINUTE, 5],
  [4 * MINUTE, undefined],
  [61_000, undefined],
  [30_000, 1],
  [0, 0],
  [-30_000, 0],
  [-2 * MINUTE, undefined],
])('with %d milliseconds left, what is said is %s', (left, said) => {
  expect(saidNow(left)).toBe(said)
})

/** Once the server has said that it is five minutes later. */
function Told() {
  const { clock } = useApi()
  useEffect(() => clock.heard(new Date(NOW + 5 * MINUTE).toUTCString(), { sent: NOW, received: NOW }), [clock])
  return <Countdown at={new Date(NOW + 12 * MINUTE).toISOString()} title="Group" />
}

describe('on a page', () => {
  beforeEach(() => void jest.useFakeTimers({ now: NOW }))
  afterEach(() => void jest.useRealTimers())
  const shown = () => screen.getByText((_text, element) => element?.tagName === 'TIME').textContent
  const said = () => screen.getByRole('status').textContent
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

  test('it goes on by itself, and what is said aloud changes at the named moments alone', () => {
    renderScreen(<Countdown at={new Date(NOW + 12 * MINUTE).toISOString()} title="Group" />)
    expect([shown(), said()]).toEqual(['in 12 minutes', ''])
    pass(2 * MINUTE)
    expect([shown(), said()]).toEqual(['in 10 minutes', '“Group” begins in 10 minutes.'])
    pass(MINUTE)
    expect(said()).toBe('')
    pass(4 * MINUTE + 1000)
    expect([shown(), said()]).toEqual(['in 4:59', '“Group” begins in 5 minutes.'])
    pass(1000)
    expect([shown(), said()]).toEqual(['in 4:58', '“Group” begins in 5 minutes.'])
    pass(5 * MINUTE)
    expect([shown(), said()]).toEqual(['now', '“Group” begins now.'])
    pass(3 * MINUTE)
    expect([shown(), said()]).toEqual(['3 minutes ago', ''])
  })

  test('a machine whose clock is five minutes slow counts by the server’s', () => {
    renderScreen(<Told />)
    pass(MINUTE / 2)
    expect(shown()).toBe('in 6 minutes')
  })
})
