// Contract, point 6 under load: many writers at once, on their own streams and on shared ones, with subscribers watching.
import type { EventStore, RecordedEvent } from '../port'
import { collectEvents, idsOf, type SubjectOf, sample, samples, streamName } from './fixtures'

const WRITERS = 16

export function concurrencyContract(subject: SubjectOf, rounds: number): void {
  describe('6. many writers', () => {
    watched(subject, rounds)
    together(subject)
    large(subject)
    contended(subject)
  })
}

/** The store under test and, where the engine can, a second one over the same log; for those after the first, `close`. */
async function storesOf(subject: SubjectOf): Promise<{ of(n: number): EventStore; close(): Promise<void> }> {
  const { store, reopen } = subject()
  const other = (await reopen?.()) ?? store
  return {
    of: n => (n % 2 === 0 ? store : other),
    close: async () => (other === store ? undefined : other.close()),
  }
}

interface Turn {
  readonly writer: number
  readonly rounds: number
}

/** Appends pairs of events to streams shared with other writers; answers their ids once acknowledged. */
async function write(store: EventStore, prefix: string, { writer, rounds }: Turn): Promise<string[]> {
  const acknowledged: string[] = []
  for (let round = 0; round < rounds; round += 1) {
    const batch = samples(2)
    await store.append(`${prefix}-${(writer + round) % 9}`, batch, 'any')
    acknowledged.push(...idsOf(batch))
  }
  return acknowledged
}

function watched(subject: SubjectOf, rounds: number): void {
  test('every acknowledged event is delivered once and in order, from catch-up into live', async () => {
    const stores = await storesOf(subject)
    const [prefix, after] = [streamName('many'), await subject().store.head()]
    const filter = { streams: [prefix] }
    const total = WRITERS * rounds * 2
    const early = collectEvents(stores.of(0), { after, filter, batchSize: 17 }, seen => seen.length >= total)
    const writers = Array.from({ length: WRITERS }, (_, writer) => write(stores.of(writer), prefix, { writer, rounds }))
    await Promise.race(writers)
    const late = collectEvents(stores.of(1), { after, filter }, seen => seen.length >= total)
    const acknowledged = (await Promise.all(writers)).flat()
    for (const { events } of [await early, await late]) {
      expect(idsOf(events).sort()).toEqual(acknowledged.toSorted())
      expectOrder(events)
    }
    await stores.close()
  })
}

function together(subject: SubjectOf): void {
  test.each([1, 3])('appends of one tick, of %d events each, are judged each alone', async size => {
    const { store } = subject()
    const [known, missing, fresh] = [streamName('known'), streamName('missing'), streamName('fresh')]
    const [earlier, more] = [samples(size), samples(size)]
    const first = await store.append(known, earlier, 'none')
    const other = streamName('other')
    await store.append(other, samples(2), 'none')
    const [retry, refused, written, absent, grown] = await Promise.allSettled([
      store.append(known, earlier, 'none'),
      store.append(other, samples(size), 'none'),
      store.append(fresh, more, 'any'),
      store.append(missing, samples(size), 'some'),
      store.append(streamName('plain'), samples(size), 'none'),
    ])
    expect(retry).toMatchObject({ value: first })
    expect(refused).toMatchObject({ reason: { name: 'VersionConflict', stream: other, actual: 1n } })
    expect(written).toMatchObject({ value: { revision: BigInt(size - 1) } })
    expect(absent).toMatchObject({ reason: { name: 'VersionConflict', stream: missing, actual: 'none' } })
    expect(grown).toMatchObject({ value: { revision: BigInt(size - 1) } })
    expect(idsOf((await store.readStream(known)).events)).toEqual(idsOf(earlier))
    expect(idsOf((await store.readStream(fresh)).events)).toEqual(idsOf(more))
  })
}

function large(subject: SubjectOf): void {
  test('many large appends at once all go through', async () => {
    const data = 'x'.repeat(900_000)
    const sending = Array.from({ length: 12 }, () =>
      subject().store.append(streamName('large'), [{ ...sample(), data }], 'none'),
    )
    expect((await Promise.all(sending)).map(({ revision }) => revision)).toEqual(Array(12).fill(0n))
  })
}

function contended(subject: SubjectOf): void {
  test('of many that expect the same revision exactly one wins', async () => {
    const stores = await storesOf(subject)
    const stream = streamName('race')
    for (const expected of ['none', 0n, 1n] as const) {
      const tries = Array.from({ length: WRITERS }, (_, n) => stores.of(n).append(stream, [sample(n)], expected))
      const outcomes = await Promise.allSettled(tries)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      const reasons = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason.name] : []))
      expect(new Set(reasons)).toEqual(new Set(['VersionConflict']))
    }
    expect((await subject().store.readStream(stream)).events).toHaveLength(3)
    await stores.close()
  })

  test('the same append sent twice at once is written once and answered alike', async () => {
    const [stream, batch] = [streamName('twice'), samples(3)]
    const answers = await Promise.all([1, 2, 3].map(() => subject().store.append(stream, batch, 'none')))
    expect(new Set(answers.map(({ position }) => position)).size).toBe(1)
    expect((await subject().store.readStream(stream)).events).toHaveLength(3)
  })

  test('batches of several events are never torn apart in their stream', async () => {
    const stream = streamName('whole')
    const batches = Array.from({ length: WRITERS }, () => samples(5))
    await Promise.all(batches.map(batch => subject().store.append(stream, batch, 'any')))
    const ids = idsOf((await subject().store.readStream(stream)).events)
    for (const batch of batches) {
      const at = ids.indexOf(batch[0]?.id ?? '')
      expect(ids.slice(at, at + 5)).toEqual(idsOf(batch))
    }
  })
}

/** Positions strictly grow, and within every stream revisions follow one another without a gap. */
function expectOrder(events: readonly RecordedEvent[]): void {
  const next = new Map<string, bigint>()
  let position = ''
  for (const event of events) {
    expect(event.position > position).toBe(true)
    expect(event.revision).toBe(next.get(event.stream) ?? 0n)
    next.set(event.stream, event.revision + 1n)
    position = event.position
  }
}
