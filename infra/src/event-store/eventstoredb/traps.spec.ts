// Where the client of EventStoreDB errs by itself, and the adapter does not let it.
import { samples, streamName } from '../contract/fixtures'
import { StoreUnavailable, UnstorablePayload, VersionConflict } from '../port'
import { answered } from './answered'
import { Calls } from './calls'
import { type EventStoreDbDouble, startDouble } from './double/double'
import { eventStoreDb } from './eventstoredb'
import { allOf } from './records'

let double: EventStoreDbDouble
const ends: (() => Promise<unknown>)[] = []

beforeEach(async () => {
  double = await startDouble()
})
afterEach(async () => {
  jest.useRealTimers()
  for (const end of ends.splice(0)) await end()
  await double.stop()
})

function opened(failoverMs?: number) {
  const store = eventStoreDb({ ...double, ...(failoverMs === undefined ? {} : { failoverMs }) })
  ends.push(() => store.close())
  return store
}

test('a payload that cannot be serialised is refused at once: the client alone would never answer', async () => {
  const event = { ...samples(1)[0], data: { n: 1n } } as never
  await expect(opened().append(streamName(), [event], 'none')).rejects.toThrow(UnstorablePayload)
})

test('a silent server is given up by a clock of our own, as of unknown outcome, and the retry settles it', async () => {
  const store = opened(0)
  const [stream, events] = [streamName(), samples(2)]
  await store.append(streamName(), samples(1), 'none')
  double.fallSilent()
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] })
  const waiting = store.append(stream, events, 'none')
  const refused = expect(waiting).rejects.toThrow(StoreUnavailable)
  await jest.advanceTimersByTimeAsync(10_000)
  await refused
  jest.useRealTimers()
  await double.interrupt()
  const again = async (): Promise<bigint> =>
    store.append(stream, events, 'none').then(
      ({ revision }) => revision,
      error => (error instanceof StoreUnavailable ? again() : Promise.reject(error)),
    )
  expect(await again()).toBe(1n)
  expect((await store.readStream(stream)).events).toHaveLength(2)
})

test('a refused append tells the revision the stream is at: the client is left to throw', async () => {
  const store = opened()
  const stream = streamName()
  await store.append(stream, samples(3), 'none')
  const conflict = store.append(stream, samples(1), 0n)
  await expect(conflict).rejects.toEqual(new VersionConflict(stream, 0n, 2n))
  await expect(store.append(streamName(), samples(1), 'some')).rejects.toMatchObject({ actual: 'none' })
})

test('leaving a subscription or a reading leaves nothing open on the server', async () => {
  const store = opened()
  await store.append(streamName(), samples(5), 'none')
  const stop = new AbortController()
  for await (const _batch of store.subscribe({ signal: stop.signal })) break
  await store.readAll({ limit: 1 })
  // The one call left is the wake listener of the store.
  await closedDownTo(1)
  await store.close()
  await closedDownTo(0)
})

async function closedDownTo(count: number): Promise<void> {
  while (double.openReads() > count) await new Promise(resolve => setTimeout(resolve, 10))
  expect(double.openReads()).toBe(count)
}

test('an error of one connection leaves the appends of this process their outcome: they are of unknown outcome, never refused', async () => {
  const store = opened()
  await store.append(streamName(), samples(1), 'none')
  const appends = Array.from({ length: 20 }, () => ({ stream: streamName(), events: samples(2) }))
  const sent = appends.map(({ stream, events }) => store.append(stream, events, 'none'))
  await double.interrupt()
  const outcomes = await Promise.allSettled(sent)
  const reasons = outcomes.flatMap(outcome => (outcome.status === 'rejected' ? [outcome.reason] : []))
  expect(reasons.filter(reason => !(reason instanceof StoreUnavailable))).toEqual([])
})

test('a call that has lost its server leaves the others theirs: a client that is ended ends what it reads without an error', async () => {
  const stream = streamName()
  await opened().append(stream, samples(500), 'none')
  const calls = new Calls(double.connectionString, 15_000, new AbortController().signal)
  ends.push(() => calls.close())
  const reading = calls.through(client => allOf(client.readStream(stream)))
  const first = calls.client
  await new Promise(resolve => setTimeout(resolve, 0))
  let times = 0
  const searching = calls.through(() => {
    times += 1
    return answered(times === 1 ? Promise.reject(new Error('found nobody')) : Promise.resolve({}), 1000)
  })
  expect(await reading).toHaveLength(500)
  await searching
  expect(calls.client).not.toBe(first)
})
