// Contract, points 1 to 4: revisions, positions, expected versions, retries and sizes.
import {
  type AppendResult,
  AppendTooLarge,
  type Expected,
  type NewEvent,
  type RecordedEvent,
  START,
  VersionConflict,
} from '../port'
import { idsOf, type SubjectOf, sample, samples, streamName } from './fixtures'

export function appendingContract(subject: SubjectOf): void {
  const calls: Calls = {
    append: (stream, events, expected) => subject().store.append(stream, events, expected),
    read: async stream => (await subject().store.readStream(stream)).events,
    written: async stream => idsOf((await subject().store.readStream(stream)).events),
  }
  describe('1. revisions and positions', () => revisions(calls))
  describe('2. expected versions', () => expectedVersions(calls))
  describe('3. retries recognised', () => retriesRecognised(calls))
  describe('3. retries told from other appends', () => retriesRefused(calls))
  describe('4. sizes', () => sizes(calls))
}

interface Calls {
  append(stream: string, events: readonly NewEvent[], expected: Expected): Promise<AppendResult>
  read(stream: string): Promise<readonly RecordedEvent[]>
  written(stream: string): Promise<string[]>
}

function revisions({ append, read, written }: Calls): void {
  test('the first revision is 0 and an append answers that of its last event', async () => {
    const stream = streamName()
    expect((await append(stream, [sample()], 'none')).revision).toBe(0n)
    expect((await append(stream, samples(3), 0n)).revision).toBe(3n)
  })

  test('positions grow from append to append, over streams, and are those read back', async () => {
    const streams = [streamName(), streamName(), streamName()]
    const positions: string[] = []
    for (const stream of streams) positions.push((await append(stream, samples(2), 'none')).position)
    expect(positions).toEqual([...positions].sort())
    expect(new Set(positions).size).toBe(3)
    for (const [index, stream] of streams.entries()) {
      expect((await read(stream)).at(-1)?.position).toBe(positions[index])
    }
  })

  test('a refused batch leaves nothing behind', async () => {
    const stream = streamName()
    await append(stream, [sample()], 'none')
    const before = await written(stream)
    await expect(append(stream, samples(5), 7n)).rejects.toThrow(VersionConflict)
    expect(await written(stream)).toEqual(before)
  })
}

function expectedVersions({ append, written }: Calls): void {
  const refusal = (stream: string, expected: Expected, actual: bigint | 'none') => ({
    name: 'VersionConflict',
    stream,
    expected,
    actual,
  })

  test('none: a second append is refused, with the revision the stream is at', async () => {
    const stream = streamName()
    await append(stream, samples(2), 'none')
    await expect(append(stream, [sample()], 'none')).rejects.toMatchObject(refusal(stream, 'none', 1n))
    expect(await written(stream)).toHaveLength(2)
  })

  test('some: a missing stream is refused, an existing one accepted at any revision', async () => {
    const stream = streamName()
    await expect(append(stream, [sample()], 'some')).rejects.toMatchObject(refusal(stream, 'some', 'none'))
    await append(stream, samples(2), 'none')
    expect((await append(stream, [sample()], 'some')).revision).toBe(2n)
  })

  test('any: accepted whatever stands there', async () => {
    const stream = streamName()
    expect((await append(stream, [sample()], 'any')).revision).toBe(0n)
    expect((await append(stream, [sample()], 'any')).revision).toBe(1n)
  })

  test('exact: refused below, above and on a missing stream', async () => {
    const stream = streamName()
    await expect(append(stream, [sample()], 0n)).rejects.toMatchObject(refusal(stream, 0n, 'none'))
    await append(stream, samples(3), 'none')
    await expect(append(stream, [sample()], 1n)).rejects.toMatchObject(refusal(stream, 1n, 2n))
    await expect(append(stream, [sample()], 3n)).rejects.toMatchObject(refusal(stream, 3n, 2n))
    expect((await append(stream, [sample()], 2n)).revision).toBe(3n)
  })
}

function retriesRecognised({ append, read, written }: Calls): void {
  test('the same ids at the same exact revision write nothing and answer as the first time', async () => {
    const stream = streamName()
    await append(stream, [sample()], 'none')
    const batch = samples(4)
    const first = await append(stream, batch, 0n)
    await append(stream, [sample()], 4n)
    expect(await append(stream, batch, 0n)).toEqual(first)
    expect(await written(stream)).toHaveLength(6)
  })

  test('the first append of a stream is recognised under none', async () => {
    const [stream, batch] = [streamName(), samples(2)]
    const first = await append(stream, batch, 'none')
    expect(await append(stream, batch, 'none')).toEqual(first)
    expect(await written(stream)).toEqual(idsOf(batch))
  })

  test('a prefix and an inner slice are recognised at their own revisions', async () => {
    const [stream, batch] = [streamName(), samples(5)]
    await append(stream, batch, 'none')
    const events = await read(stream)
    expect(await append(stream, batch.slice(0, 2), 'none')).toEqual({ revision: 1n, position: events[1]?.position })
    expect(await append(stream, batch.slice(1, 4), 0n)).toEqual({ revision: 3n, position: events[3]?.position })
    expect(await written(stream)).toHaveLength(5)
  })
}

function retriesRefused({ append, written }: Calls): void {
  test('the first id equal and a later one different or missing is a conflict', async () => {
    const [stream, batch] = [streamName(), samples(3)]
    await append(stream, batch, 'none')
    await expect(append(stream, [...batch.slice(0, 2), sample()], 'none')).rejects.toThrow(VersionConflict)
    await expect(append(stream, [...batch, sample()], 'none')).rejects.toThrow(VersionConflict)
    await expect(append(stream, batch.toReversed(), 'none')).rejects.toThrow(VersionConflict)
    expect(await written(stream)).toEqual(idsOf(batch))
  })

  test('the same id at the next revision, and in another stream, is written again', async () => {
    const [stream, event] = [streamName(), sample()]
    await append(stream, [event], 'none')
    expect((await append(stream, [event], 0n)).revision).toBe(1n)
    expect((await append(streamName(), [event], 'none')).revision).toBe(0n)
    expect(await written(stream)).toEqual([event.id, event.id])
  })
}

function sizes({ append, read, written }: Calls): void {
  test('no events are answered without a look at the stream', async () => {
    const stream = streamName()
    expect(await append(stream, [], 41n)).toEqual({ revision: -1n, position: START })
    expect(await read(stream)).toEqual([])
  })

  test('an append over 1 MiB is refused with its size, one just below is kept', async () => {
    const of = (bytes: number): NewEvent => ({ ...sample(), data: 'x'.repeat(bytes) })
    const stream = streamName()
    const refused = append(stream, [of(600_000), of(600_000)], 'none')
    await expect(refused).rejects.toThrow(AppendTooLarge)
    await expect(refused).rejects.toMatchObject({ stream, bytes: expect.any(Number) })
    expect((await append(stream, [of(500_000), of(500_000)], 'none')).revision).toBe(1n)
  })

  test('a thousand events go in together', async () => {
    const [stream, batch] = [streamName(), samples(1000)]
    expect((await append(stream, batch, 'none')).revision).toBe(999n)
    expect(await written(stream)).toEqual(idsOf(batch))
  })
}
