// The day on which the specs of a file take place, whatever the day is on which they run.

const REAL: FakeableAPI[] = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
]

/** The clock stands at `now` during each test; timers are real. */
export function clockShows(now: string): void {
  beforeEach(() => jest.useFakeTimers({ now: new Date(now), doNotFake: REAL }))
  afterEach(() => jest.useRealTimers())
}
