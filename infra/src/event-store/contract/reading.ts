// Contract, points 5 and 6: reading one stream, and reading the whole log in pages.
import { type Batch, type Filter, type Position, type RecordedEvent, START } from '../port'
import { fromPosition, toPosition } from '../positions'
import { headReaching, idsOf, numbers, type SubjectOf, samples, streamName } from './fixtures'

export function readingContract(subject: SubjectOf): void {
  describe('5. reading a stream', () => streamReading(subject))
  describe('6. reading the log', () => logReading(subject))
}

function streamReading(subject: SubjectOf): void {
  const stream = streamName()
  beforeAll(() => subject().store.append(stream, samples(10), 'none'))
  const read = async (options?: Parameters<ReturnType<SubjectOf>['store']['readStream']>[1]) =>
    numbers((await subject().store.readStream(stream, options)).events)

  test('a missing stream is an ordinary, empty answer in both directions', async () => {
    const missing = { exists: false, events: [] }
    expect(await subject().store.readStream(streamName())).toEqual(missing)
    expect(await subject().store.readStream(streamName(), { direction: 'backwards', limit: 1 })).toEqual(missing)
  })

  test('forwards and backwards, from a revision, with a limit', async () => {
    expect(await read()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await read({ from: 7n })).toEqual([7, 8, 9])
    expect(await read({ from: 3n, limit: 2 })).toEqual([3, 4])
    expect(await read({ direction: 'backwards', limit: 3 })).toEqual([9, 8, 7])
    expect(await read({ direction: 'backwards', from: 2n })).toEqual([2, 1, 0])
  })

  test('an existing stream read beyond its end exists and is empty', async () => {
    expect(await subject().store.readStream(stream, { from: 10n })).toEqual({ exists: true, events: [] })
  })

  test('a name that another begins with is another stream', async () => {
    const longer = `${stream}-more`
    await subject().store.append(longer, samples(1), 'none')
    expect(await read()).toHaveLength(10)
    expect((await subject().store.readStream(longer)).events).toHaveLength(1)
  })

  test('events carry when they were recorded', async () => {
    const before = Date.now()
    const own = streamName()
    await subject().store.append(own, samples(1), 'none')
    const recordedAt = (await subject().store.readStream(own)).events[0]?.recordedAt.getTime() ?? 0
    expect(Math.abs(recordedAt - before)).toBeLessThan(60_000)
  })
}

function logReading(subject: SubjectOf): void {
  const log: Log = { prefix: streamName('pages'), start: START, end: START, subject }
  beforeAll(async () => {
    const { store } = subject()
    log.start = await store.head()
    for (let n = 0; n < 30; n += 1) {
      const { position } = await store.append(`${log.prefix}-${n % 3}`, samples(3, n % 2 ? 'Odd' : 'Even'), 'any')
      log.end = position
    }
    await headReaching(store, log.end)
  })
  logPages(log)
  logFilters(log)
}

/** A range of the log that the tests read again and again: 30 appends of 3 events over 3 streams. */
interface Log {
  readonly prefix: string
  readonly subject: SubjectOf
  start: Position
  end: Position
}

async function pages({ subject, start, end }: Log, filter: Filter | undefined, limit: number): Promise<Batch[]> {
  const batches: Batch[] = []
  for (let after = start; after < end; after = batches.at(-1)?.position ?? end) {
    batches.push(await subject().store.readAll({ after, limit, ...(filter && { filter }) }))
  }
  return batches
}

const eventsOf = (batches: readonly Batch[]): RecordedEvent[] => batches.flatMap(batch => batch.events)

function logPages(log: Log): void {
  test('pages of any size hold every event once, in the order of positions, start exclusive', async () => {
    for (const limit of [1, 7, 1000]) {
      const read = eventsOf(await pages(log, undefined, limit)).filter(event => event.stream.startsWith(log.prefix))
      expect(read).toHaveLength(90)
      const positions = read.map(event => event.position)
      expect(positions).toEqual([...new Set(positions)].sort())
      expect(read.every(event => event.position > log.start)).toBe(true)
    }
  })

  test('a page never holds more than its limit, whatever the filter leaves out', async () => {
    for (const filter of [undefined, { streams: [log.prefix] }, { streams: [`${log.prefix}-1`] }]) {
      const batches = await pages(log, filter, 4)
      expect(batches.every(batch => batch.events.length <= 4)).toBe(true)
      expect(idsOf(eventsOf(batches))).toEqual(idsOf(eventsOf(await pages(log, filter, 1000))))
    }
  })

  test('caughtUp tells the end of the log, and only the end', async () => {
    const { store } = log.subject()
    expect(await store.readAll({ after: log.start, limit: 1 })).toMatchObject({ caughtUp: false })
    const head = await store.head()
    const beyond = await store.readAll({ after: head })
    expect(beyond).toMatchObject({ caughtUp: true })
    expect(beyond.position >= head).toBe(true)
  })

  test('the log reaches every position at or before its last event, and none behind it', async () => {
    const { store } = log.subject()
    for (const position of [START, log.start, log.end]) expect(await store.reaches(position)).toBe(true)
    const { high } = fromPosition(await store.head())
    expect(await store.reaches(toPosition(high + 1_000_000_000n, 0n))).toBe(false)
  })

  test('the last that was written is never before the last that is visible, and is the one just acknowledged', async () => {
    const { store } = log.subject()
    const { position } = await store.append(streamName('last'), samples(1), 'none')
    const last = await store.last()
    expect(last >= position).toBe(true)
    expect(last >= (await store.head())).toBe(true)
  })
}

function logFilters(log: Log): void {
  const { prefix } = log
  test('filters keep streams and types by prefix, and both together', async () => {
    const count = async (filter: Filter) => eventsOf(await pages(log, filter, 1000)).length
    expect(await count({ streams: [prefix] })).toBe(90)
    expect(await count({ streams: [`${prefix}-0`, `${prefix}-2`] })).toBe(60)
    expect(await count({ streams: [prefix], types: ['Od'] })).toBe(45)
    expect(await count({ streams: [prefix], types: ['Odd', 'Even'] })).toBe(90)
    expect(await count({ streams: [prefix], types: ['%', '_'] })).toBe(0)
    expect(await count({ streams: [] })).toBe(0)
  })

  test('the position moves on over events that the filter leaves out', async () => {
    const [batch] = (await pages(log, { streams: ['nobody-'] }, 1000)).slice(-1)
    expect(batch?.events).toEqual([])
    expect(batch && batch.position >= log.end).toBe(true)
  })
}
