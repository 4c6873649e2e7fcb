// Contract, point 9: the chain of hashes comes with the events, can be computed again from them, and is carried over to another log unchanged.
import { randomUUID } from 'node:crypto'
import { type ChainedEvent, chained, chainHash, GENESIS } from '../chain'
import { type Position, VersionConflict } from '../port'
import { headReaching, idsOf, type SubjectOf, sample, samples, streamName } from './fixtures'

export function chainContract(subject: SubjectOf): void {
  const chainOf = async (stream: string, after: Position): Promise<ChainedEvent[]> => {
    const events: ChainedEvent[] = []
    for await (const event of chained(subject().store, after)) if (event.stream === stream) events.push(event)
    return events
  }
  describe('9. the chain of hashes', () => chainKept(subject, chainOf))
  describe('9. events of another log', () => chainRestored(subject, chainOf))
}

type ChainOf = (stream: string, after: Position) => Promise<ChainedEvent[]>

function chainKept(subject: SubjectOf, chainOf: ChainOf): void {
  test('each event stands on the hash of the one before, from append to append, and both can be computed again', async () => {
    const { store } = subject()
    const [stream, after] = [streamName('chain "é"'), await store.head()]
    await store.append(stream, [sample(), { ...sample(), data: { b: [1.5e-7], a: 'é', 7: null } }], 'none')
    await store.append(stream, samples(1), 1n)
    await store.append(stream, samples(1), 'any')
    const { position } = await store.append(stream, samples(2), 'some')
    await headReaching(store, position)
    const events = await chainOf(stream, after)
    expect(events.map(({ revision }) => revision)).toEqual([0n, 1n, 2n, 3n, 4n, 5n])
    for (const [index, event] of events.entries()) {
      expect(chainHash(events[index - 1]?.hash ?? GENESIS, event)).toEqual(event.hash)
    }
    expect(events[1]?.data).toBe('{"7":null,"a":"é","b":[1.5e-7]}')
    expect(await store.readAll({ after, limit: 1000 })).toMatchObject({
      events: expect.arrayContaining([expect.objectContaining({ metadata: { actor: 'someone' } })]),
    })
  })

  test('a repeat that wrote nothing leaves the chain whole for what comes after it', async () => {
    const { store } = subject()
    const [stream, batch, after] = [streamName('chain'), samples(2), await store.head()]
    await store.append(stream, batch, 'none')
    await new Promise(resolve => setTimeout(resolve, 2))
    await store.append(stream, batch, 'none')
    const { position } = await store.append(stream, samples(1), 1n)
    await headReaching(store, position)
    const events = await chainOf(stream, after)
    expect(events.map((event, at) => chainHash(events[at - 1]?.hash ?? GENESIS, event).equals(event.hash))).toEqual([
      true,
      true,
      true,
    ])
  })

  test('pages go on where the last one ended', async () => {
    const { store } = subject()
    const [stream, batch, after] = [streamName('chain'), samples(5), await store.head()]
    const { position } = await store.append(stream, batch, 'none')
    await headReaching(store, position)
    const first = await store.readChained({ after, limit: 3 })
    const second = await store.readChained({ after: first.position, limit: 3 })
    const own = [...first.events, ...second.events].filter(event => event.stream === stream)
    expect(idsOf(own)).toEqual(idsOf(batch))
    expect([first.caughtUp, second.caughtUp]).toEqual([false, true])
  })
}

/** As another engine would hand them over. */
function foreign(stream: string, count: number): readonly ChainedEvent[] {
  const events: ChainedEvent[] = []
  for (let n = 0; n < count; n++) {
    const place = { stream, revision: BigInt(n), position: '', recordedAt: new Date(1_600_000_000_000 + n) }
    const event = { ...place, id: randomUUID(), type: 'Sampled', data: `{"n":${n}}`, metadata: '{"actor":"someone"}' }
    events.push({ ...event, hash: chainHash(events.at(-1)?.hash ?? GENESIS, event) })
  }
  return events
}

function chainRestored(subject: SubjectOf, chainOf: ChainOf): void {
  test('they are written with their ids, times, revisions and hashes, in the order given, over several streams', async () => {
    const { store } = subject()
    const [one, two, after] = [foreign(streamName('moved'), 3), foreign(streamName('moved'), 2), await store.head()]
    const [a, b, c] = one
    const [d, e] = two
    const mixed = [a, d, b, c, e].filter(event => event !== undefined)
    await store.restore(mixed.slice(0, 2))
    await store.restore(mixed.slice(2))
    await headReaching(store, (await store.readStream(two[0]?.stream ?? '')).events[1]?.position ?? '')
    const { events } = await store.readChained({ after })
    const bare = (event: ChainedEvent) => ({ ...event, position: '' })
    // What other tests have written may have been hidden at the head, and come after it.
    const ours = new Set(mixed.map(({ stream }) => stream))
    expect(events.filter(({ stream }) => ours.has(stream)).map(bare)).toEqual(mixed.map(bare))
    const written = await store.append(one[0]?.stream ?? '', samples(1), 2n)
    await headReaching(store, written.position)
    const chain = await chainOf(one[0]?.stream ?? '', after)
    expect(chain[3] && chainHash(one[2]?.hash ?? GENESIS, chain[3]).equals(chain[3].hash)).toBe(true)
  })

  test('what does not follow the last event of its stream is refused', async () => {
    const { store } = subject()
    const events = foreign(streamName('moved'), 4)
    await store.restore(events.slice(0, 2))
    await expect(store.restore(events.slice(3))).rejects.toThrow(VersionConflict)
    await expect(store.restore(foreign(events[0]?.stream ?? '', 1))).rejects.toThrow(VersionConflict)
    expect((await store.readStream(events[0]?.stream ?? '')).events).toHaveLength(2)
  })
}
